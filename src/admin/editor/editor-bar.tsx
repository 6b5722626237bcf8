import { Download, ExternalLink, History, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { isOnWebsite } from '@/admin/compare/is-on-website';
import { downloadContent } from '@/admin/compare/labelled-text';
import { HistoryDrawer } from '@/admin/history/history-drawer';
import type { HistoryEntry } from '@/admin/history/history-entry';
import { discard, restore } from '@/admin/saving/replacing';
import { openSheet, save } from '@/admin/saving/sending';
import { sectionPages } from '@/admin/section-pages';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { DraftAuthors } from './draft-authors';
import { EditorMenu } from './editor-menu';
import { ColleagueNotice } from './notices/colleague-notice';
import { LostRole } from './notices/lost-role';
import { StatusLine } from './status-line';
import type { EditorProps } from './use-open-form';

/** Sets the height that scroll margins use to keep focused fields clear of the bar. */
function setBarHeight(bar: HTMLElement | null) {
  if (!bar) return undefined;
  const observer = new ResizeObserver(() =>
    bar.parentElement?.parentElement?.style.setProperty('--editor-bar', `${bar.offsetHeight}px`),
  );
  observer.observe(bar);
  return () => observer.disconnect();
}

export function EditorBar(props: EditorProps & { isRoleLost: boolean; isPolling: boolean }) {
  const { openForm, state, head, isRoleLost } = props;
  const { section, label, userId, defaultContent } = openForm.opened;
  const { status, base, published, unsaved, uploads } = state;
  const replacing = status.is === 'replacing';
  const [open, setOpen] = useState<'history' | 'discard' | null>(null);
  const close = () => setOpen(null);
  const isNewer = head?.id !== base?.id;
  const hasDraft = unsaved !== null || base?.kind === 'draft';
  const isAwaited =
    ['replacing', 'publishing', 'unknown'].includes(status.is) || uploads.length > 0;
  const whyNot = isAwaited ? ': not yet' : hasDraft ? '' : ': there is none';
  const isHeadOnWebsite = isOnWebsite(section, published, head?.content ?? defaultContent);
  const isSame = !unsaved && !isNewer && isHeadOnWebsite;
  const hasNothingToPublish = isSame && uploads.length === 0;

  async function restoreEntry({ kind, content }: HistoryEntry) {
    if (!(await restore(openForm, content, head)) || !(await save(openForm))) return;
    const what = kind === 'original' ? 'The original text' : 'That version';
    const isSame = isOnWebsite(section, openForm.getState().published, openForm.baseContent);
    const next = isSame ? 'Visitors see exactly this already' : 'Publish to show it to visitors';
    openForm.say('success', `${what} is restored here`, `${next}.`);
  }

  return (
    // The box is one line (1.25rem) higher than the bar, so that a status of one more line does not move the form.
    <div className="pointer-events-none sticky top-(--admin-header) z-20 -mx-5 -mb-5 min-h-41.25 sm:-mx-10 sm:min-h-28.25 lg:min-h-23.25">
      <div
        ref={setBarHeight}
        // The bar is always visible, so scroll margins inside it would only scroll the page on focus.
        className="pointer-events-auto **:scroll-my-0 border-b border-line bg-sand px-5 py-3 sm:px-10"
      >
        {/* Below the buttons on a phone, a status of one more line does not move them. */}
        <div className="grid grid-cols-1 items-start gap-x-4 max-sm:gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
          <h1 className="font-sans text-lg/6 font-semibold tracking-normal">{label}</h1>
          <div className="flex items-center gap-2 sm:row-span-2">
            <Button
              variant="outline"
              size="small"
              aria-keyshortcuts="Control+S Meta+S"
              disabled={replacing}
              onClick={() => void save(openForm)}
            >
              Save draft
            </Button>
            <Button
              size="small"
              disabled={replacing}
              aria-disabled={hasNothingToPublish || undefined}
              onClick={() => void openSheet(openForm)}
            >
              Publish…
            </Button>
            <EditorMenu
              items={[
                { label: 'History', Icon: History, act: () => setOpen('history') },
                {
                  label: `Discard draft${whyNot}`,
                  Icon: Trash2,
                  act: whyNot ? undefined : () => setOpen('discard'),
                },
                {
                  label: 'Download a backup',
                  Icon: Download,
                  act: () => downloadContent(section, openForm.snapshot()),
                },
              ]}
            />
          </div>
          <div className="flex min-h-11 flex-wrap content-start items-baseline gap-x-3 text-sm text-stone lg:min-h-6">
            {/* A poll reads the newest entry, but not what has been published since. */}
            <StatusLine
              {...{ state, head, userId }}
              isOnWebsite={head?.id === state.head?.id ? isHeadOnWebsite : undefined}
            />
            {hasNothingToPublish && <p>Nothing to publish</p>}
            <div className="flex min-w-0 grow basis-full items-baseline gap-x-3 lg:basis-32">
              {isSame && published && (
                <a
                  href={sectionPages[section][0].path}
                  target="_blank"
                  rel="noreferrer"
                  className="inline-flex min-h-6 shrink-0 items-center gap-1 font-semibold text-ember underline underline-offset-4"
                >
                  View on the website
                  <ExternalLink aria-hidden className="size-4" />
                </a>
              )}
              <ColleagueNotice {...props} />
            </div>
          </div>
        </div>
        {isRoleLost && <LostRole openForm={openForm} />}
        {open === 'history' && (
          <HistoryDrawer
            {...{ section, published, head }}
            onClose={close}
            draftAuthors={<DraftAuthors openForm={openForm} entry={head} />}
            onRestore={(entry) => {
              close();
              void restoreEntry(entry);
            }}
          />
        )}
        <ConfirmDialog
          open={open === 'discard'}
          title="Discard the draft?"
          confirm="Discard draft"
          cancel="Keep it"
          onConfirm={() => {
            close();
            void discard(openForm);
          }}
          onCancel={close}
        >
          {!isNewer && <DraftAuthors openForm={openForm} entry={base} />}
          {isNewer
            ? 'There is a newer text, which is not discarded: the form then shows it.'
            : `The form goes back to ${published ? 'what was published last' : 'the original text'}.`}{' '}
          What is in it now stays in the history, from where it can be restored.
        </ConfirmDialog>
      </div>
    </div>
  );
}
