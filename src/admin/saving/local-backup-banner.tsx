import { type ComponentProps, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { ChangeList } from '@/admin/changes/change-list';
import { differences } from '@/admin/compare/differences';
import { downloadJson } from '@/admin/download-json';
import type { EditorProps } from '@/admin/editor/editor-props';
import { timeAgo } from '@/admin/time-ago';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import { unreadableReason } from '@/content/sections/readable-content';
import type { EditorState } from './editor-state';
import type { FoundBackup } from './local-backups';

type LocalBackupBannerProps = EditorProps & {
  backups: readonly FoundBackup[];
  onRemove: (backup: FoundBackup) => void;
};

/** Offers local backups; never applies one by itself. */
export function LocalBackupBanner(props: LocalBackupBannerProps) {
  const { opened, backups, onRemove, editor, state, onReplace, keepThen } = props;
  const { section } = opened;
  const [compared, setCompared] = useState<FoundBackup>();
  const { getValues } = useFormContext();

  function remove(backup: FoundBackup) {
    onRemove(backup);
    setCompared(undefined);
  }

  function apply(backup: FoundBackup) {
    editor.rebaseOnBackup(backup);
    onReplace(backup.content);
    remove(backup);
  }

  function use(backup: FoundBackup) {
    if (state.dirty) void keepThen('restoring', async () => apply(backup));
    else apply(backup);
  }

  return (
    <>
      {backups.map((backup) => {
        const readable = !unreadableReason(section, backup.content);
        return (
          <div
            key={backup.key}
            className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-saffron bg-paper px-5 py-3"
          >
            <p className="min-w-0 grow basis-72">
              {backupWords(backup, state)}
              {!readable && ' They were made with another version of this editor.'}
            </p>
            <div className="flex flex-wrap gap-2">
              {readable ? (
                <>
                  <BannerButton onClick={() => setCompared(backup)}>Compare</BannerButton>
                  <BannerButton variant="primary" onClick={() => use(backup)}>
                    Use them
                  </BannerButton>
                </>
              ) : (
                <BannerButton onClick={() => downloadJson(`${section}-edits.json`, backup.content)}>
                  Download them
                </BannerButton>
              )}
              <BannerButton onClick={() => remove(backup)}>Delete them</BannerButton>
            </div>
          </div>
        );
      })}
      <Modal
        open={compared !== undefined}
        onClose={() => setCompared(undefined)}
        label="Compare your unfinished edit"
        className="dialog w-[min(44rem,100%-2rem)]"
      >
        {compared && (
          <>
            <h2 className="text-subheading">Compare your unfinished edit</h2>
            <p className="mt-1 mb-5 text-stone">
              Crossed out: in the form now. Underlined: your unfinished edit.
            </p>
            <ChangeList changes={differences(section, getValues(), compared.content)} />
            <div className="mt-6 flex flex-wrap justify-end gap-3">
              <Button variant="outline" onClick={() => setCompared(undefined)}>
                Close
              </Button>
              <Button onClick={() => use(compared)}>Use them</Button>
            </div>
          </>
        )}
      </Modal>
    </>
  );
}

function BannerButton({ variant = 'outline', ...button }: ComponentProps<typeof Button>) {
  return <Button variant={variant} size="small" {...button} />;
}

function backupWords({ keptAt, base }: FoundBackup, { live }: EditorState): string {
  const now = live?.version ?? 0;
  const based =
    base.version === now
      ? ''
      : ` They began with ${versionName(base.version)}; the website now shows ${versionName(now)}.`;
  return `Edits from ${timeAgo(keptAt)} are saved on this computer only, not published.${based}`;
}

function versionName(version: number): string {
  return version > 0 ? `version ${version}` : 'the original text';
}
