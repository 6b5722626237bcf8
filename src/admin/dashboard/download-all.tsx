import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { downloadText, labelledText } from '@/admin/compare/labelled-text';
import { readPublications } from '@/admin/data/entries';
import { formatDayTime } from '@/admin/dates';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { sectionKeys } from '@/content/sections/section-keys';
import { sections } from '@/content/sections/sections';
import { errorMessage } from '@/lib/errors';

export function DownloadAll() {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => readPublications(sectionKeys),
    onSuccess: (published) => {
      const texts = sections.map(({ key, label, defaultContent }) => {
        const row = published.find(({ section }) => section === key);
        const state = row ? `Published ${formatDayTime(row.at)}` : 'Original text';
        const text = labelledText(key, row?.content ?? defaultContent);
        return `${label.toUpperCase()}\n${state}\n\n${text}`;
      });
      const today = new Date().toISOString().slice(0, 10);
      downloadText(`saffron-gate-texts-${today}.txt`, texts.join('\n\n\n'));
    },
  });
  return (
    <div>
      <Button variant="outline" aria-disabled={isPending} onClick={() => mutate()}>
        <Download aria-hidden className="size-5" />
        {isPending ? 'Preparing the file…' : 'Download all published texts'}
      </Button>
      {error && <Alert>The texts could not be downloaded. {errorMessage(error)}</Alert>}
    </div>
  );
}
