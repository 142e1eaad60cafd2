import { mount } from 'svelte';

import App from './App.svelte';
import { storage } from './device/storage.ts';
import 'virtual:tiles.css';
import './look/theme.css';

// Games that were kept in another way before. Whatever goes wrong with them, the page comes.
if (storage.keys('dalapapa.table.').length > 0) {
  await import('./table/old_games.ts')
    .then(({ takeOver }) => takeOver())
    .catch((error: unknown) => console.error(error));
}

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no place for the app');
mount(App, { target });

// From the second visit on the page needs no network. A newer version waits until the page is closed everywhere: nobody
// should lose a held tile to a reload.
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('./sw.js');
