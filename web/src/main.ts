import './style/base.css';
import './style/forms.css';
import './style/access.css';

import { mount } from 'svelte';

import App from './App.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the app');

export default mount(App, { target });
