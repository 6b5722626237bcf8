import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { labelledText } from '@/admin/compare/labelled-text';
import { type PublishedText, readAllTexts } from '@/admin/data/overview';
import { formatDayTime, isoDay } from '@/admin/dates';
import { downloadText } from '@/admin/download-text';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { errorMessage } from '@/lib/errors';

export function DownloadAll() {
  const { mutate, isPending, error } = useMutation({
    mutationFn: readAllTexts,
    onSuccess: (texts) =>
      downloadText(
        `saffron-gate-texts-${isoDay(new Date())}.txt`,
        texts.map(textOfSection).join('\n\n\n'),
      ),
  });
  return (
    <div>
      {/* `aria-disabled` rather than `disabled`, which would drop the focus. */}
      <Button
        variant="outline"
        aria-disabled={isPending}
        onClick={() => {
          if (!isPending) mutate();
        }}
      >
        <Download aria-hidden className="size-5" />
        {isPending ? 'Preparing the file…' : 'Download all texts'}
      </Button>
      {error && <Alert>The texts could not be downloaded. {errorMessage(error)}</Alert>}
    </div>
  );
}

function textOfSection({ key, label, publishedAt, content }: PublishedText): string {
  const state = publishedAt ? `Published ${formatDayTime(publishedAt)}` : 'Original text';
  return `${label.toUpperCase()}\n${state}\n\n${labelledText(key, content)}`;
}
