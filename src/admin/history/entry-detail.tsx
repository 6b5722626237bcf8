import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChangeList } from '@/admin/compare/change-list';
import { differences } from '@/admin/compare/differences';
import type { Entry } from '@/admin/data/entries';
import { PreviewPane } from '@/admin/preview/preview-pane';
import { Button } from '@/components/ui/button';
import type { SectionKey } from '@/content/sections/section';
import { focusOnMount } from '@/lib/focus-on-mount';
import { entryName, entryOrigin, isOnWebsite, type OnWebsite } from './entry-texts';

type EntryDetailProps = {
  section: SectionKey;
  /** Null is the original text. */
  entry: Entry | null;
  defaultContent: unknown;
  published: OnWebsite;
  /** Whose draft restoring replaces. */
  replaced: ReactNode;
  onBack: () => void;
  onRestore: (content: unknown) => void;
};

// The preview of an entry: its content never changes, and it has no form to jump to.
const nothing = () => {};
const subscribe = () => nothing;

export function EntryDetail(props: EntryDetailProps) {
  const { section, entry, defaultContent, replaced, onBack, onRestore } = props;
  const content = entry ? entry.content : defaultContent;
  return (
    <>
      <button
        type="button"
        onClick={onBack}
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-ember underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden className="size-5 rtl:rotate-180" />
        Back to the list
      </button>
      <h3 ref={focusOnMount} tabIndex={-1} className="mt-2 text-subheading focus:outline-none">
        {entryName(entry)}
      </h3>
      <p className="mt-1 break-words text-stone">{entryOrigin(entry)}</p>
      <div className="mt-6 space-y-8">
        <div className="rounded-card bg-sand p-4 sm:p-6">
          {replaced}
          <Button onClick={() => onRestore(content)}>
            {entry ? 'Restore this version' : 'Restore the original text'}
          </Button>
          <p className="mt-3">It goes into the form. Visitors see it once you publish it.</p>
        </div>
        <section>
          <h4 className="font-display text-xl font-semibold">Compared with the website now</h4>
          <Comparison {...props} content={content} />
        </section>
        <section>
          <h4 className="font-display text-xl font-semibold">Preview</h4>
          <div className="mt-3 h-[min(40rem,80vh)]">
            <PreviewPane
              section={section}
              getContent={() => content}
              subscribe={subscribe}
              focus={null}
              onPick={nothing}
            />
          </div>
        </section>
      </div>
    </>
  );
}

function Comparison(props: EntryDetailProps & { content: unknown }) {
  const { section, entry, content, published, defaultContent } = props;
  if (isOnWebsite(entry, published)) {
    return (
      <p className="mt-2">
        {published && published.issues.length > 0
          ? 'This is published, but visitors do not see it.'
          : 'This is on the website now.'}
      </p>
    );
  }
  const changes = differences(section, published ? published.content : defaultContent, content);
  if (changes.length === 0) return <p className="mt-2">It says and shows the same.</p>;
  return (
    <>
      <p className="mt-2 mb-4 text-stone">
        What publishing it would change. Crossed-out words are removed, underlined words are added.
      </p>
      <ChangeList changes={changes} level={5} />
    </>
  );
}
