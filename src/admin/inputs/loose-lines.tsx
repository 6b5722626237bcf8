import { useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { hasLooseLines, linesAsParagraphs, typeText } from './pasted-text';

/** After a paste, offers to make paragraphs of lines that would stand in one. */
export function LooseLines({ name }: { name: string }) {
  const loose = useWatch({
    name,
    compute: (text: unknown) => typeof text === 'string' && hasLooseLines(text),
  });

  function separate() {
    const [field] = document.getElementsByName(name);
    if (!(field instanceof HTMLTextAreaElement)) return;
    field.focus();
    field.select();
    typeText(field, linesAsParagraphs(field.value));
  }

  if (!loose) return null;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-sm text-stone">These lines stand in one paragraph.</p>
      <Button variant="outline" size="small" onClick={separate}>
        Make each line a paragraph
      </Button>
    </div>
  );
}
