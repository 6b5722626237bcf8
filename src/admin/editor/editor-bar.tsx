import { Download, ExternalLink, History, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { isOnWebsite } from '@/admin/compare/differences';
import { downloadText, labelledText } from '@/admin/compare/labelled-text';
import { useFormAndState } from '@/admin/inputs/open-form-context';
import { discard, openSheet, save } from '@/admin/saving/actions';
import { contentOf, failureOf, isReplacing } from '@/admin/saving/state';
import { sectionPages } from '@/admin/section-pages';
import { Sentence } from '@/components/sentence';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { sectionOf } from '@/content/sections/sections';
import { copyText } from '@/lib/browser/copy-text';
import { cn } from '@/lib/cn';
import { sentences } from '@/lib/errors';
import { DraftAuthors } from './draft-authors';
import { EditorMenu } from './editor-menu';
import { HistoryDrawer } from './history/history-drawer';
import { ColleagueNotice } from './notices/colleague-notice';
import { problemText, statusText } from './sentences';

/** Sets the height that scroll margins use to keep focused fields clear of the bar. */
function setBarHeight(bar: HTMLElement | null) {
  if (!bar) return undefined;
  const observer = new ResizeObserver(() =>
    bar.parentElement?.parentElement?.style.setProperty('--editor-bar', `${bar.offsetHeight}px`),
  );
  observer.observe(bar);
  return () => observer.disconnect();
}

type EditorBarProps = { isRoleLost: boolean; isPolling: boolean };

export function EditorBar({ isRoleLost, isPolling }: EditorBarProps) {
  const { openForm, state, section } = useFormAndState();
  const { run, head, base, published, text, uploads } = state;
  const [open, setOpen] = useState<'history' | 'discard' | null>(null);
  const close = () => setOpen(null);
  const isLocked = isReplacing(state);
  const isNewer = head?.id !== base?.id;
  const hasDraft = text !== 'stored' || base?.kind === 'draft';
  const isAwaited = run !== null || uploads.length > 0;
  const whyNot = isAwaited ? ': not yet' : hasDraft ? '' : ': there is none';
  const isHeadOnWebsite = isOnWebsite(section, published, contentOf(section, head));
  const isSame = text === 'stored' && !isNewer && isHeadOnWebsite;
  const hasNothingToPublish = isSame && uploads.length === 0;

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
          <h1 className="font-sans text-lg/6 font-semibold tracking-normal">
            {sectionOf(section).label}
          </h1>
          <div className="flex items-center gap-2 sm:row-span-2">
            <Button
              variant="outline"
              size="small"
              aria-keyshortcuts="Control+S Meta+S"
              disabled={isLocked}
              onClick={() => void save(openForm)}
            >
              Save draft
            </Button>
            <Button
              size="small"
              disabled={isLocked}
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
                  act: () =>
                    downloadText(`${section}.txt`, labelledText(section, openForm.snapshot())),
                },
              ]}
            />
          </div>
          <div className="flex min-h-11 flex-wrap content-start items-baseline gap-x-3 text-sm text-stone lg:min-h-6">
            <p
              role="status"
              aria-label="State of this section"
              className={problemText(state) ? 'font-semibold text-ember' : undefined}
            >
              <Sentence>{statusText(state)}</Sentence>
            </p>
            {hasNothingToPublish && <p>Nothing to publish</p>}
            <div
              className={cn(
                'flex min-w-0 grow basis-full items-baseline gap-x-3',
                // What is said of a lost role takes a line of its own.
                !isRoleLost && 'lg:basis-32',
              )}
            >
              {isSame && published && (
                <a
                  href={sectionPages[section][0].path}
                  target="_blank"
                  rel="noreferrer"
                  className="inline-flex min-h-6 shrink-0 items-center gap-1 font-semibold text-ember underline underline-offset-4"
                >
                  View on the website
                  <ExternalLink className="size-4" />
                </a>
              )}
              {isRoleLost ? <LostRole /> : <ColleagueNotice isPolling={isPolling} />}
            </div>
          </div>
        </div>
        {open === 'history' && <HistoryDrawer onClose={close} />}
        <ConfirmDialog
          open={open === 'discard'}
          title="Discard the draft?"
          confirm="Discard draft"
          cancel="Keep it"
          onConfirm={() => void discard(openForm)}
          onClose={close}
        >
          {!isNewer && <DraftAuthors entry={base} />}
          {isNewer
            ? 'There is a newer text, which is not discarded: the form then shows it.'
            : `The form goes back to ${published ? 'what was published last' : 'the original text'}.`}{' '}
          What is in it now stays in the history, from where it can be restored.
        </ConfirmDialog>
      </div>
    </div>
  );
}

/** Stands in the bar’s line for colleagues, so that it does not move the form. */
function LostRole() {
  const { openForm, state, section } = useFormAndState();
  const [copied, setCopied] = useState('Copy the text');
  // The status line says the sentence of a write that was refused.
  const isSaid = failureOf(state)?.kind === 'forbidden';

  async function copy() {
    const isCopied = await copyText(labelledText(section, openForm.snapshot()));
    setCopied(isCopied ? 'Copied' : 'Copying was refused');
  }

  return (
    <div role="alert" className="flex flex-wrap items-baseline gap-x-4 text-ink">
      {!isSaid && <strong>{sentences.lostRole}</strong>}
      <button
        type="button"
        className="min-h-6 font-semibold text-ember underline underline-offset-4"
        onClick={() => void copy()}
      >
        {copied}
      </button>
    </div>
  );
}
