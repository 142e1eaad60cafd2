// The windows that the page is made for: phones, upright and sideways, a tablet, desktops.
import type { BrowserContextOptions } from 'playwright-core';

type Size = BrowserContextOptions & { viewport: { width: number; height: number }; hasTouch: boolean };

const size = (width: number, height: number, hasTouch: boolean): Size => ({
  viewport: { width, height },
  hasTouch,
  isMobile: hasTouch,
});
export const sizes = {
  '360×640': size(360, 640, true),
  '390×664': size(390, 664, true),
  '844×390': size(844, 390, true),
  '820×1180': size(820, 1180, true),
  '1366×768': size(1366, 768, false),
  '1920×1080': size(1920, 1080, false),
};
export type SizeName = keyof typeof sizes;
export const sizeNames = Object.keys(sizes) as readonly SizeName[];
