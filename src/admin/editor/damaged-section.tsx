import { useState } from 'react';
import { downloadJson } from '@/admin/download-json';
import { HistoryDrawer } from '@/admin/history/history-drawer';
import { misfitWords, shownInstead } from '@/admin/not-shown';
import type { OpenedSection } from '@/admin/saving/editor-state';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { unreadableReason } from '@/content/sections/readable-content';

type DamagedSectionProps = {
  opened: OpenedSection;
  reason: string;
  onReplace: (content: unknown) => void;
};

/** In place of the form, for stored content whose shape is not the schema's. */
export function DamagedSection({ opened, reason, onReplace }: DamagedSectionProps) {
  const { section, label, stored, defaultContent } = opened;
  const [historyOpen, setHistoryOpen] = useState(false);
  const { draft, published } = stored;
  const misfits = published?.misfits ?? [];
  const live =
    published && !unreadableReason(section, published.content) ? published.content : undefined;
  return (
    <>
      <h1 className="text-heading">{label}</h1>
      <Card className="mt-8 max-w-[40rem]">
        <div role="alert">
          <h2 className="text-subheading">
            {draft ? 'The draft cannot be opened' : 'This section cannot be opened'}
          </h2>
          <p className="mt-3">
            It was changed outside this editor, or saved by another version of the website.{' '}
            {misfits.length > 0
              ? `Not shown to visitors: they see ${shownInstead(section)} instead.`
              : 'The website is not affected.'}{' '}
            Nothing is lost: it can be downloaded, and every draft and version is in the history.
          </p>
          {misfits.length > 0 && (
            <ul className="mt-3 list-disc ps-5">
              {misfits.map((misfit) => (
                <li key={misfit.name}>{misfitWords(section, misfit)}</li>
              ))}
            </ul>
          )}
          <p className="mt-3 text-sm text-stone">For whoever looks after the database: {reason}.</p>
        </div>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button onClick={() => setHistoryOpen(true)}>Open the history</Button>
          {draft && live !== undefined && (
            <Button variant="outline" onClick={() => onReplace(live)}>
              Start from the text on the website
            </Button>
          )}
          <Button variant="outline" onClick={() => onReplace(defaultContent)}>
            Start from the original text
          </Button>
          <Button
            variant="outline"
            onClick={() => downloadJson(`${section}-damaged.json`, draft ?? published)}
          >
            Download a copy
          </Button>
        </div>
      </Card>
      <HistoryDrawer
        section={section}
        label={label}
        open={historyOpen}
        onClose={() => setHistoryOpen(false)}
        live={published}
        notShown={misfits.length > 0}
        defaultContent={defaultContent}
        draftVersion={draft?.version ?? 0}
        onRestore={(_entry, content) => onReplace(content)}
      />
    </>
  );
}
