// Words that cannot be read to the end: cut off by a box, or sticking out of one.
import type { Page } from 'playwright-core';

// Where it is meant: a selector of what is cut off, and why that is right.
const meant: [selector: string, why: string][] = [
  ['.name', 'names of players are up to 20 letters long; the log and the result have them in full'],
  ['[role="group"] > button[aria-pressed]', 'the same names, to choose one'],
  ['.note', 'a reminder of the rule stands there only if all of it fits; else it is out of sight as a whole'],
];

// Whose words must stay within them, even if they cut nothing off.
const holders = 'button, .button, summary, legend, th, td, dt, dd, li, h1, h2, h3, label';
const unseen = 'svg, option, script, style, textarea, .heard, .skip';

// What is cut off or sticks out, with what it says.
export const clipped = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ meant, holders, unseen }) => {
      const found = new Set<string>();
      const range = document.createRange();
      for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
        const texts = [...element.childNodes].filter(
          ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '',
        );
        if (texts.length === 0 || element.closest(unseen) || element.closest(meant)) continue;
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        if (element.offsetWidth <= 1 && element.offsetHeight <= 1) continue; // only heard
        for (const text of texts) {
          range.selectNodeContents(text);
          const words = range.getBoundingClientRect();
          if (words.width === 0) continue;
          let fault = '';
          for (let box: HTMLElement | null = element; box !== null && box !== document.body; box = box.parentElement) {
            const { display, overflowX, overflowY, position } = getComputedStyle(box);
            if (display === 'inline' || display === 'contents') continue;
            const { left, right, top, bottom } = box.getBoundingClientRect();
            const cuts = overflowX !== 'visible';
            if ((cuts || box.matches(holders)) && (words.right > right + 1 || words.left < left - 1)) {
              fault ||= cuts ? `wider than its ${overflowX} box` : `sticks out of its ${box.tagName.toLowerCase()}`;
            }
            const cutsBelow = overflowY === 'hidden' || overflowY === 'clip';
            if (cutsBelow && (words.bottom > bottom + 2 || words.top < top - 2)) fault ||= 'cut off above or below';
            // What scrolls can be scrolled to.
            if (overflowY === 'auto' || overflowY === 'scroll' || position === 'fixed') break;
          }
          if (words.right > innerWidth + 1 || words.left < -1) fault ||= 'outside the window';
          const said = element.textContent?.trim().replaceAll(/\s+/g, ' ').slice(0, 60) ?? '';
          if (fault !== '') found.add(`${fault}: ${element.tagName.toLowerCase()} “${said}”`);
        }
      }
      return [...found];
    },
    { meant: meant.map(([selector]) => selector).join(), holders, unseen },
  );
