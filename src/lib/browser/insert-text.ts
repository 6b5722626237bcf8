/** Setting `value` would empty the undo history of the browser, and the deprecated `execCommand`, which jsdom lacks, does not. */
export function insertText(field: HTMLTextAreaElement, text: string): void {
  if (document.execCommand?.('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
