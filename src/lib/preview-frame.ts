/** `name` of the iframe in which the content editor previews a page. */
export const previewFrameName = 'section-preview';

/** True in the editor's preview: an iframe of that name, inside a page of the same origin. */
export function inPreviewFrame(): boolean {
  if (window.parent === window || window.name !== previewFrameName) return false;
  try {
    return window.parent.location.origin === window.location.origin;
  } catch {
    // Reading the location of a cross-origin parent throws.
    return false;
  }
}
