/** Resolves to false if the browser refuses: without HTTPS, without permission, in some in-app browsers. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
