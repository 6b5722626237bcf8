import { Plus } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toast-store';
import { useEnquiry } from '@/enquiry/enquiry-store';

export function AddEnquiryButton() {
  const lines = useEnquiry((enquiry) => enquiry.lines);
  if (lines.length === 0) return null;

  async function add({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const message = currentTarget.form?.elements.namedItem('message');
    if (!(message instanceof HTMLTextAreaElement)) return;
    try {
      const { linesText } = await import('@/enquiry/enquiry-text');
      append(message, linesText(lines));
    } catch {
      showToast({
        tone: 'destructive',
        title: 'Your enquiry was not added',
        description: 'There seems to be no network. Try again once there is.',
      });
    }
  }

  return (
    <Button
      variant="outline"
      size="small"
      className="-mt-2 justify-self-start sm:col-span-2"
      onClick={add}
    >
      <Plus className="size-5" />
      {`Add your enquiry (${lines.length})`}
    </Button>
  );
}

function append(textArea: HTMLTextAreaElement, text: string) {
  const written = textArea.value.trimEnd();
  textArea.focus();
  if (written.includes(text)) return;
  textArea.setSelectionRange(written.length, textArea.value.length);
  const paragraph = written ? `\n\n${text}` : text;
  // `execCommand` is deprecated (and missing in jsdom), but only text inserted by it can be undone by Ctrl+Z.
  if (document.execCommand?.('insertText', false, paragraph)) return;
  textArea.setRangeText(paragraph, written.length, textArea.value.length, 'end');
  textArea.dispatchEvent(new Event('input', { bubbles: true }));
}
