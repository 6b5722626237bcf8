import { useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { insertText } from './pasted-text';

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

  if (!crowded) return null;
  return (
    <Button variant="outline" size="small" className="mt-2" onClick={separate}>
      Put space between these lines?
    </Button>
  );
}
