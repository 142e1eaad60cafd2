import { mount } from 'svelte';
import { registerSW } from 'virtual:pwa-register';

import App from './App.svelte';
import './look/theme.css';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no place for the app');
mount(App, { target });

// From the second visit on the page needs no network; a newer version takes over when the page is next opened.
registerSW();
