import './style/base.css';
import './style/forms.css';
import './style/access.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { dress } from './lib/art';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the app');

dress(document.documentElement);

export default mount(App, { target });
