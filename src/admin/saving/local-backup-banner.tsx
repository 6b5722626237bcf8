import { type ComponentProps, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { ChangeList } from '@/admin/changes/change-list';
import { differences } from '@/admin/compare/differences';
import { sameContent } from '@/admin/compare/same-content';
import { downloadJson } from '@/admin/download-json';
import { timeAgo } from '@/admin/editor/time-ago';
import type { OpenedSection } from '@/admin/editor/use-editor';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import { unreadableReason } from '@/content/sections/readable-content';
import type { EditorState } from './editor-state';
import { dropCopy, type FoundCopy, readCopies } from './local-backups';
import type { SectionEditor } from './section-editor';
import { useGivingUp } from './use-giving-up';

type CopiesBannerProps = {
  opened: OpenedSection;
  editor: SectionEditor;
  state: EditorState;
  onReplace: (content: unknown) => void;
};

/** Offers what was left unsaved on this device. It is never applied by itself, and stays until decided. */
export function CopiesBanner({ opened, editor, state, onReplace }: CopiesBannerProps) {
  const { section, userId, initial } = opened;
  const [copies, setCopies] = useState(() =>
    readCopies(userId, section).filter(({ content }) => !sameContent(content, initial)),
  );
  const [compared, setCompared] = useState<FoundCopy>();
  const { getValues } = useFormContext();
  const [giveUp, noRoomQuestion] = useGivingUp(editor);

  function fits({ content }: FoundCopy) {
    return !unreadableReason(section, content);
  }

  function remove(copy: FoundCopy) {
    dropCopy(copy.key);
    setCopies(copies.filter((each) => each !== copy));
    setCompared(undefined);
  }

  function use(copy: FoundCopy) {
    editor.rebaseOnCopy(copy.base);
    onReplace(copy.content);
    remove(copy);
  }

  function take(copy: FoundCopy) {
    // What is in the form now gives way, but not without a trace.
    if (state.dirty) giveUp(() => use(copy));
    else use(copy);
  }

  return (
    <>
      {copies.map((copy) => (
        <div
          key={copy.key}
          className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-saffron bg-paper px-5 py-3"
        >
          <p className="min-w-0 grow basis-72">
            {copyWords(copy, state)}
            {!fits(copy) && ' They were made with another version of this form.'}
          </p>
          <div className="flex flex-wrap gap-2">
            {fits(copy) ? (
              <>
                <BannerButton onClick={() => setCompared(copy)}>Compare</BannerButton>
                <BannerButton variant="primary" onClick={() => take(copy)}>
                  Use them
                </BannerButton>
              </>
            ) : (
              <BannerButton onClick={() => downloadJson(`${section}-edits.json`, copy.content)}>
                Download them
              </BannerButton>
            )}
            <BannerButton onClick={() => remove(copy)}>Delete them</BannerButton>
          </div>
        </div>
      ))}
      <Modal
        open={compared !== undefined}
        onClose={() => setCompared(undefined)}
        label="Compare the unsaved edits"
        className="dialog w-[min(44rem,100%-2rem)]"
      >
        {compared && (
          <>
            <h2 className="text-subheading">Compare the unsaved edits</h2>
            <p className="mt-1 mb-5 text-stone">
              From what is in the form to what is on this device.
            </p>
            <ChangeList changes={differences(section, getValues(), compared.content)} />
            <div className="mt-6 flex flex-wrap justify-end gap-3">
              <Button variant="outline" onClick={() => setCompared(undefined)}>
                Close
              </Button>
              <Button onClick={() => take(compared)}>Use them</Button>
            </div>
          </>
        )}
      </Modal>
      {noRoomQuestion}
    </>
  );
}

function BannerButton({ variant = 'outline', ...button }: ComponentProps<typeof Button>) {
  return <Button variant={variant} size="small" {...button} />;
}

function copyWords({ keptAt, base, discarded }: FoundCopy, { live }: EditorState): string {
  const now = live?.version ?? 0;
  const origin = base.version > 0 ? `version ${base.version}` : 'the text that the site came with';
  const based = base.version === now ? '' : `, based on ${origin}; the site is now at ${now}`;
  return `${discarded ? 'Discarded' : 'Unsaved'} edits from ${timeAgo(keptAt)} on this device${based}.`;
}
