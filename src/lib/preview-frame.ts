export const previewFrameName = 'section-preview';

/** True in the editor's preview. `frameElement` is null in a tab, and in a frame of another origin. */
export function inPreviewFrame(): boolean {
  return window.frameElement?.getAttribute('name') === previewFrameName;
}
