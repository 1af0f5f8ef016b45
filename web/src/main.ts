import './shell/style/base.css';
import './shell/style/forms.css';
import './shell/style/access.css';

import { mount } from 'svelte';

import App from './shell/App.svelte';
import { appShell } from './shell/lib/app.svelte';
import { dress } from './shell/lib/art';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the app');

dress(document.documentElement);
addEventListener('load', () => appShell.start());

export default mount(App, { target });
