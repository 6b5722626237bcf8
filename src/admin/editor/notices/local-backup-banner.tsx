import { type ComponentProps, type ReactNode, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ChangeList } from '@/admin/compare/change-list';
import { differences } from '@/admin/compare/differences';
import { type MergeChoices, mergeSection } from '@/admin/compare/merge';
import { timeInWords } from '@/admin/dates';
import { MergeForm } from '@/admin/editor/conflicts/merge-form';
import type { EditorProps } from '@/admin/editor/editor-props';
import { ancestorOf, type FoundBackup } from '@/admin/saving/local-backups';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import { showToast } from '@/components/ui/toast-store';
import type { Json } from '@/lib/supabase/database.types';

type LocalBackupBannerProps = EditorProps & {
  backup: FoundBackup;
  onRemove: (backup: FoundBackup) => void;
};

/** Offers typing of an earlier visit; never applies it by itself. */
export function LocalBackupBanner(props: LocalBackupBannerProps) {
  const { opened, queue, onReplace, whileReplacing, backup, onRemove } = props;
  const { section } = opened;
  const [comparing, setComparing] = useState(false);
  const [asking, setAsking] = useState<{ ancestor: unknown }>();
  const [failure, setFailure] = useState<string>();
  const { getValues } = useFormContext();
  const content = backup.content as Json;

  function close() {
    setComparing(false);
    setAsking(undefined);
    setFailure(undefined);
  }

  function bringBack() {
    close();
    void whileReplacing('restoring', async () => {
      const ancestor = await ancestorOf(backup);
      const merged = mergeSection(section, ancestor, content, getValues());
      if (merged.conflicts.length > 0) setAsking({ ancestor });
      else fill(merged.combine({}));
    });
  }

  function fill(merged: unknown) {
    close();
    onReplace(merged);
    onRemove(backup);
    queue.flush();
  }

  /** Whatever a choice drops is in the history first. */
  function choose(merged: unknown, choices: MergeChoices) {
    const chosen = Object.values(choices);
    setFailure(undefined);
    async function act() {
      if (chosen.includes('theirs')) await queue.setAside(content);
      if (chosen.includes('mine')) await queue.setAside();
      fill(merged);
    }
    void whileReplacing('restoring', act, setFailure);
  }

  function putAway() {
    close();
    void whileReplacing('restoring', async () => {
      await queue.setAside(content);
      onRemove(backup);
      showToast({ tone: 'success', title: 'Your typing is kept in the history.' });
    });
  }

  return (
    <>
      <section
        aria-label="Typing that was not saved"
        className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-saffron bg-paper px-5 py-3"
      >
        <p className="min-w-0 grow basis-72">
          You wrote something here {timeInWords(backup.at)} that was not saved.
        </p>
        <div className="flex flex-wrap gap-2">
          <BannerButton onClick={() => setComparing(true)}>Compare</BannerButton>
          <BannerButton variant="primary" onClick={bringBack}>
            Bring back my typing
          </BannerButton>
          <BannerButton onClick={putAway}>Keep it in the history</BannerButton>
        </div>
      </section>
      <Modal
        open={comparing}
        onClose={close}
        title="Compare your unfinished edit"
        className="dialog w-[min(44rem,100%-2rem)]"
      >
        <p className="mt-1 mb-5 text-stone">
          Crossed out: in the form now. Underlined: your unfinished edit.
        </p>
        <ChangeList changes={comparing ? differences(section, getValues(), content) : []} />
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={close}>
            Close
          </Button>
          <Button onClick={bringBack}>Bring back my typing</Button>
        </div>
      </Modal>
      <Modal
        open={asking !== undefined}
        onClose={close}
        title="Bring back my typing"
        className="dialog w-[min(52rem,100%-2rem)]"
      >
        <p className="mt-2">The other text stays in the history.</p>
        {asking && (
          <Choices
            opened={opened}
            backup={backup}
            ancestor={asking.ancestor}
            failure={failure}
            onMerge={choose}
          >
            <Button variant="outline" onClick={close}>
              Keep editing
            </Button>
          </Choices>
        )}
      </Modal>
    </>
  );
}

type ChoicesProps = Pick<LocalBackupBannerProps, 'opened' | 'backup'> & {
  ancestor: unknown;
  failure: string | undefined;
  onMerge: (merged: unknown, choices: MergeChoices) => void;
  children: ReactNode;
};

function Choices({ opened, backup, ancestor, ...form }: ChoicesProps) {
  // Not a snapshot: an upload may end behind the dialog.
  const inForm = useWatch();
  return (
    <MergeForm
      {...form}
      merge={mergeSection(opened.section, ancestor, backup.content, inForm)}
      names={{ mine: `What you wrote ${timeInWords(backup.at)}`, theirs: 'In the form now' }}
      question="Which text shall we keep?"
      confirm="Keep my choice"
    />
  );
}

function BannerButton({ variant = 'outline', ...button }: ComponentProps<typeof Button>) {
  return <Button variant={variant} size="small" {...button} />;
}
