// Puts text on the clipboard, also where the browser's clipboard is not to be had: on plain http.

/** Whether `text` is on the clipboard now; `shown` is a field that holds it. */
export async function copied(text: string, shown: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (!shown) return false;
    shown.focus();
    shown.select();
    // Old, and the only way without https. It copies what is selected.
    return document.execCommand?.("copy") ?? false;
  }
}
