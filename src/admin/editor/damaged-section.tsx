import { useState } from 'react';
import { is } from 'valibot';
import { downloadJson } from '@/admin/download-json';
import { HistoryDrawer } from '@/admin/history/history-drawer';
import type { OpenedSection } from '@/admin/saving/editor-state';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { unreadableReason } from '@/content/sections/readable-content';
import { sectionSchemas } from '@/content/sections/section-schemas';

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
  const siteAffected = published !== null && !is(sectionSchemas[section], published.content);
  const live =
    published && !unreadableReason(section, published.content) ? published.content : undefined;
  return (
    <>
      <h1 className="text-heading">{label}</h1>
      <Card className="mt-8 max-w-[40rem]">
        <div role="alert">
          <h2 className="text-subheading">
            {draft ? 'The draft cannot be read' : 'What is stored cannot be read'}
          </h2>
          <p className="mt-3">
            It does not have the form that the site expects: it was changed outside this editor, or
            stored by another version of the site.{' '}
            {siteAffected
              ? 'The public site shows the text it was built with instead.'
              : 'The public site is not affected.'}{' '}
            Nothing is lost: it can be downloaded, and every draft and version is in the history.
          </p>
          <p className="mt-3 text-sm text-stone">For whoever looks after the database: {reason}.</p>
        </div>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button onClick={() => setHistoryOpen(true)}>Open the history</Button>
          {draft && live !== undefined && (
            <Button variant="outline" onClick={() => onReplace(live)}>
              Start from what is live
            </Button>
          )}
          <Button variant="outline" onClick={() => onReplace(defaultContent)}>
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
        label={label}
        open={historyOpen}
        onClose={() => setHistoryOpen(false)}
        live={published}
        defaultContent={defaultContent}
        draftVersion={draft?.version ?? 0}
        onRestore={(_entry, content) => onReplace(content)}
      />
    </>
  );
}
