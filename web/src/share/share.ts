// Handing a link on: by whatever the browser lets us use.

export type Handed = 'done' | 'refused';

export async function copy(text: string): Promise<Handed> {
  try {
    await navigator.clipboard.writeText(text);
    return 'done';
  } catch {
    return 'refused'; // no permission, or a page that was not sent safely
  }
}

// Absent from many desktop browsers.
export const canSend = (): boolean => typeof navigator.share === 'function';

export async function send(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch (error) {
    // Somebody thought better of it.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
