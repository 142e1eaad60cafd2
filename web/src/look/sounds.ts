// Small wooden sounds, synthesised on the spot; off by default.
import { settings } from './settings.svelte.ts';

let context: AudioContext | undefined;

const sounds = {
  lift: [{ pitch: 420, after: 0, length: 0.03 }],
  // The clack, and the table under it.
  lay: [
    { pitch: 900, after: 0, length: 0.015 },
    { pitch: 190, after: 0, length: 0.07 },
  ],
  disc: [{ pitch: 640, after: 0, length: 0.05 }],
  close: [
    { pitch: 520, after: 0.05, length: 0.14 },
    { pitch: 780, after: 0.14, length: 0.22 },
  ],
} as const;

// Now, or so many seconds later.
export function play(name: keyof typeof sounds, later = 0): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  for (const { pitch, after, length } of sounds[name]) {
    const start = context.currentTime + later + after;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'triangle';
    tone.frequency.setValueAtTime(pitch, start);
    volume.gain.setValueAtTime(0.25, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + length);
  }
}
