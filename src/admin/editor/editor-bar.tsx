import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { ColleagueNotice } from '@/admin/colleagues/colleague-notice';
import { WhoseDraft } from '@/admin/colleagues/whose-draft';
import type { HistoryEntry } from '@/admin/data/history';
import { downloadJson } from '@/admin/download-json';
import { entryName } from '@/admin/history/entry-words';
import { HistoryDrawer } from '@/admin/history/history-drawer';
import { ImportSection } from '@/admin/import/import-section';
import type { Shown } from '@/admin/saving/delete-draft';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { showToast } from '@/components/ui/toast-store';
import { useOnline } from '@/lib/use-online';
import { EditorMenu } from './editor-menu';
import type { EditorProps } from './editor-props';
import { isNotShown } from './not-shown';
import { StatusLine } from './status-line';

const shownWords = {
  live: 'The form shows what is on the website.',
  draft: 'Somebody else has saved a draft since: the form shows that one.',
  unknown: 'What is on the website could not be read: the form shows what it was when last seen.',
} satisfies Record<Shown, string>;

type EditorBarProps = EditorProps & { offered: boolean; onPublish: () => void };

/** The sticky bar: the section's status and actions. */
export function EditorBar(props: EditorBarProps) {
  const { opened, editor, state, onReplace, keepThen, replacing, onDiscard } = props;
  const { onShowStored, offered, onPublish } = props;
  const { section, label } = opened;
  const { getValues } = useFormContext();
  const online = useOnline();
  const [open, setOpen] = useState<'history' | 'discard' | null>(null);
  const backupInput = useRef<HTMLInputElement>(null);
  const close = () => setOpen(null);

  async function discard() {
    const shown = await onDiscard();
    if (!shown) return;
    showToast({ tone: 'success', title: 'Draft discarded', description: shownWords[shown] });
  }

  /** Fills the form with other content and saves it as the draft. */
  async function saveInstead(content: unknown, done: { title: string; description: string }) {
    onReplace(content);
    // The status line reports a failed save, which is repeated.
    if (await editor.save()) showToast({ tone: 'success', ...done });
  }

  function restore(entry: HistoryEntry, content: unknown) {
    close();
    const title = `${entryName(entry)} is restored here`;
    const done = { title, description: 'Publish to show it to visitors.' };
    void keepThen('restoring', () => saveInstead(content, done));
  }

  function importBackup(content: unknown) {
    const title = 'The backup is in the draft';
    const done = { title, description: 'Visitors see it once you publish.' };
    void keepThen('restoring', () => saveInstead(content, done));
  }

  return (
    <div className="sticky top-(--admin-header) z-20 -mx-5 mt-4 border-b border-line bg-sand px-5 py-3 sm:-mx-10 sm:px-10 xl:top-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-3 sm:block">
          {/* Repeats the heading, which scrolls out of view. */}
          <p aria-hidden className="font-semibold">
            {label}
          </p>
          <StatusLine state={state} online={online} offered={offered} replacing={replacing} />
        </div>
        <div className="flex items-center gap-2">
          <Button
            variant="outline"
            size="small"
            aria-keyshortcuts="Control+S Meta+S"
            disabled={replacing !== undefined}
            onClick={() => void editor.save()}
          >
            Save draft
          </Button>
          <Button size="small" disabled={replacing !== undefined} onClick={onPublish}>
            Publish…
          </Button>
          <EditorMenu
            onHistory={() => setOpen('history')}
            onDiscard={state.dirty || state.draftVersion > 0 ? () => setOpen('discard') : undefined}
            onDownload={() => downloadJson(`${section}.json`, getValues())}
            onUpload={() => backupInput.current?.click()}
          />
        </div>
      </div>
      <ColleagueNotice opened={opened} state={state} onShowStored={onShowStored} />
      <ImportSection ref={backupInput} opened={opened} state={state} onImport={importBackup} />
      <HistoryDrawer
        section={section}
        label={label}
        open={open === 'history'}
        onClose={close}
        live={state.live}
        notShown={isNotShown(opened, state.live)}
        defaultContent={opened.defaultContent}
        draftVersion={state.draftVersion}
        replaced={<WhoseDraft opened={opened} state={state} />}
        onRestore={restore}
      />
      <ConfirmDialog
        open={open === 'discard'}
        title="Discard the draft?"
        confirm="Discard draft"
        cancel="Keep it"
        onConfirm={() => {
          close();
          void keepThen('discarding', discard);
        }}
        onCancel={close}
      >
        <WhoseDraft opened={opened} state={state} />
        The form goes back to what “{label}” shows on the website. What is in it now stays in the
        history, from where it can be restored.
      </ConfirmDialog>
    </div>
  );
}
