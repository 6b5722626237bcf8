import { useState } from 'react';
import { downloadJson } from '@/admin/download-json';
import { HistoryDrawer } from '@/admin/history/history-drawer';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import type { SectionKey } from '@/content/section';
import { sections } from '@/content/sections';
import type { StoredSection } from '@/content/stored-sections';

type DamagedSectionProps = {
  section: SectionKey;
  stored: StoredSection;
  copy: unknown;
  reason: string;
  onReplace: (content: unknown) => void;
};

/** For stored content of another shape than the site's: no form can be made of it, and none is. */
export function DamagedSection({ section, stored, copy, reason, onReplace }: DamagedSectionProps) {
  const [historyOpen, setHistoryOpen] = useState(false);
  const { draft, published } = stored;
  const label = sections.find(({ key }) => key === section)?.label;
  return (
    <>
      <h1 className="text-heading">{label}</h1>
      <Card className="mt-8 max-w-[40rem]">
        <div role="alert">
          <h2 className="text-subheading">
            {draft ? 'The draft cannot be read' : 'What is stored cannot be read'}
          </h2>
          <p className="mt-3">
            It was changed outside this editor and no longer has the form that the site expects.
            {draft
              ? ' The public site is not affected.'
              : ' The public site shows the text it came with instead.'}{' '}
            Nothing is lost: choose an earlier version from the history, and publish it.
          </p>
          <p className="mt-3 text-sm text-stone">For whoever looks after the database: {reason}.</p>
        </div>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button onClick={() => setHistoryOpen(true)}>Open the history</Button>
          {draft && published && (
            <Button variant="outline" onClick={() => onReplace(published.content)}>
              Start from what is live
            </Button>
          )}
          <Button variant="outline" onClick={() => onReplace(copy)}>
            Start from the site's own text
          </Button>
          <Button
            variant="outline"
            onClick={() => downloadJson(`${section}-damaged.json`, draft ?? published)}
          >
            Download what is stored
          </Button>
        </div>
      </Card>
      <HistoryDrawer
        section={section}
        open={historyOpen}
        onClose={() => setHistoryOpen(false)}
        live={published?.content ?? null}
        liveVersion={published?.version ?? 0}
        onCopy={(_version, content) => onReplace(content)}
      />
    </>
  );
}
