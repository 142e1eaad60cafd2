import { mount } from 'svelte';

import App from './App.svelte';
import { storage } from './device/storage.ts';
import 'virtual:tiles.css';
import './look/theme.css';

function begin(): void {
  const target = document.getElementById('app');
  if (target === null) throw new Error('the page has no place for the app');
  mount(App, { target });
}

// Games that were kept in another way before. Whatever goes wrong with them, the page comes. What takes them over is loaded later and
// itself needs what is loaded here: an await at this level would wait for ever.
if (storage.keys('dalapapa.table.').length > 0) {
  void import('./table/old_games.ts')
    .then(({ takeOver }) => takeOver())
    .catch((error: unknown) => console.error(error))
    .then(begin);
} else {
  begin();
}

// From the second visit on the page needs no network. A newer version waits until the page is closed everywhere: nobody
// should lose a held tile to a reload.
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('./sw.js');
