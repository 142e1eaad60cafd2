import { mount } from 'svelte';

import App from './App.svelte';
import './look/theme.css';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no place for the app');
mount(App, { target });

// From the second visit on the page needs no network. A newer version waits until the page is closed everywhere: nobody
// should lose a held tile to a reload.
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('./sw.js');
