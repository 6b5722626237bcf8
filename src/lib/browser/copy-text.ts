/** Resolves to false if the browser denies access to the clipboard, e.g. without HTTPS or in some in-app browsers. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
