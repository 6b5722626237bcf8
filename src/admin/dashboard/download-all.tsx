import { Download } from 'lucide-react';
import { downloadText, labelledText } from '@/admin/compare/labelled-text';
import type { Overview } from '@/admin/data/overview';
import { formatDayTime } from '@/admin/dates';
import { Button } from '@/components/ui/button';
import { sections } from '@/content/sections/sections';

export function DownloadAll({ states }: { states: Overview['states'] | undefined }) {
  function download() {
    const texts = sections.map(({ key, label, defaultContent }) => {
      const published = states?.[key].published;
      const state = published ? `Published ${formatDayTime(published.at)}` : 'Original text';
      const text = labelledText(key, published?.content ?? defaultContent);
      return `${label.toUpperCase()}\n${state}\n\n${text}`;
    });
    const today = new Date().toISOString().slice(0, 10);
    downloadText(`saffron-gate-texts-${today}.txt`, texts.join('\n\n\n'));
  }

  return (
    <Button variant="outline" aria-disabled={!states} onClick={download}>
      <Download aria-hidden className="size-5" />
      Download all published texts
    </Button>
  );
}
