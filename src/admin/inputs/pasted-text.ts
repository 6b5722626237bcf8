/** A single leading hyphen may be text, so hyphens are removed only where several lines have one. */
export function withoutBullets(pasted: string): string {
  const text = pasted.replaceAll(/\r\n?/g, '\n').replaceAll(/^[^\S\n]*[•◦‣▪●○·][^\S\n]*/gm, '');
  const hyphens = /^[^\S\n]*[-–*][^\S\n]+(?=\S)/gm;
  return (text.match(hyphens)?.length ?? 0) > 1 ? text.replaceAll(hyphens, '') : text;
}

/** Setting `value` would empty the undo history of the browser, and `execCommand` does not. */
export function insertText(field: HTMLTextAreaElement, text: string): void {
  if (document.execCommand?.('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
