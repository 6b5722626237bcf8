export const previewFrameName = 'section-preview';

/** True in the editor's preview. `frameElement` is null in a tab and if the parent has another origin. */
export function inPreviewFrame(): boolean {
  return window.frameElement?.getAttribute('name') === previewFrameName;
}
