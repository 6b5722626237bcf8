import { useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';

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

export function LineSpacing({ name }: { name: string }) {
  const crowded = useWatch({
    name,
    compute: (text: string) => /\S[^\S\n]*\n[^\S\n]*\S/.test(text),
  });

  function separate() {
    const [field] = document.getElementsByName(name);
    if (!(field instanceof HTMLTextAreaElement)) return;
    field.focus();
    field.select();
    insertText(field, field.value.trim().replaceAll(/\s*\n\s*/g, '\n\n'));
  }

  return (
    crowded && (
      <Button variant="outline" size="small" className="mt-2" onClick={separate}>
        Put space between these lines?
      </Button>
    )
  );
}
