/** The name of the frame in which the content editor shows a page of this site. */
export const previewFrameName = 'section-preview';

/** Whether this page is the editor's preview: in a frame of that name, on a page of this site. */
export function inPreviewFrame(): boolean {
  if (window.parent === window || window.name !== previewFrameName) return false;
  try {
    return window.parent.location.origin === window.location.origin;
  } catch {
    // A page of another site lets nobody read its address.
    return false;
  }
}
