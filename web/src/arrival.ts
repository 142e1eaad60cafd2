// Where the keyboard is after a change of screen: at the heading of the new one, so that it is read out and the next key continues from
// there. A screen appears once it is loaded, so we wait for its heading.

// Whether somebody, or the screen itself, has already chosen a place.
const isFocusElsewhere = (): boolean => document.activeElement !== null && document.activeElement !== document.body;

export const mainHeading = (): HTMLElement | null => document.querySelector('h1');

// Needs: the heading of the screen that is left, because it may still be there. Returns how to stop waiting.
export function focusOnArrival(left: Element | null): () => void {
  const observer = new MutationObserver(look);
  function look(): void {
    const heading = mainHeading();
    if (heading === null || heading === left) return;
    observer.disconnect();
    if (isFocusElsewhere()) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}
