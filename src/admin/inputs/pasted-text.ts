/** Pasted bullets would stand as loose dots on the page: their lines stay. Hyphens only of a list. */
export function withoutBullets(pasted: string): string {
  const text = pasted.replaceAll(/\r\n?/g, '\n').replaceAll(/^[^\S\n]*[•◦‣▪●○·][^\S\n]*/gm, '');
  const hyphens = /^[^\S\n]*[-–*][^\S\n]+(?=\S)/gm;
  return (text.match(hyphens)?.length ?? 0) > 1 ? text.replaceAll(hyphens, '') : text;
}

/** Whether a paragraph has more than one line. */
export function hasLooseLines(text: string): boolean {
  return /\S[^\S\n]*\n[^\S\n]*\S/.test(text);
}

export function linesAsParagraphs(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n\n');
}

/** At the cursor or in place of the selection, as if typed: setting `value` would empty the undo history. */
export function typeText(field: HTMLTextAreaElement, text: string): void {
  if (document.execCommand?.('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
