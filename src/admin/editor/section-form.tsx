import { type DragEvent, type FocusEvent, useRef, useState } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { sameContent } from '@/admin/compare/same-content';
import { ConflictDialog } from '@/admin/conflicts/conflict-dialog';
import { SaveCount } from '@/admin/inputs/lists/use-list-items';
import { fieldById } from '@/admin/preview/field-by-id';
import { PreviewPane } from '@/admin/preview/preview-pane';
import { ProblemSummary } from '@/admin/publishing/problem-summary';
import { PublishSheet } from '@/admin/publishing/publish-sheet';
import type { Shown } from '@/admin/saving/delete-draft';
import type { Conflict, OpenedSection } from '@/admin/saving/editor-state';
import { LocalBackupBanner } from '@/admin/saving/local-backup-banner';
import { useOfferedBackups } from '@/admin/saving/use-offered-backups';
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs';
import { showToast } from '@/components/ui/toast-store';
import { cn } from '@/lib/cn';
import { errorMessage } from '@/lib/errors';
import { useMediaQuery } from '@/lib/use-media-query';
import { EditorBar } from './editor-bar';
import type { EditorProps, Replacing } from './editor-props';
import { checkAfterBlur } from './field-checks';
import { focusField } from './focus-field';
import { LostRole } from './lost-role';
import { isNotShown, NotShown } from './not-shown';
import { OutdatedEditor } from './outdated-editor';
import { SectionFields } from './section-fields';
import { useSectionEditor } from './use-section-editor';

/** The browser would open a file that is dropped beside a picture field, in place of the editor. */
function refuseFiles(event: DragEvent) {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault();
}

function showFailure(error: unknown) {
  showToast({ tone: 'destructive', title: 'Error', description: errorMessage(error) });
}

type SectionFormProps = { opened: OpenedSection; initial: unknown };

/** The form of a section, its preview and its dialogs. */
export function SectionForm({ opened, initial }: SectionFormProps) {
  const { section, label } = opened;
  const [problems, setProblems] = useState(() => isNotShown(opened, opened.stored.published));
  const { form, schema, editor, state, subscribe } = useSectionEditor(opened, initial, problems);
  const [tab, setTab] = useState('edit');
  const [replacements, setReplacements] = useState(0);
  const [focus, setFocus] = useState<string | null>(null);
  const [publishing, setPublishing] = useState(false);
  const [replacing, setReplacing] = useState<Replacing>();
  const summary = useRef<HTMLDivElement>(null);
  const wide = useMediaQuery('(min-width: 64rem)');
  const [backups, removeBackup] = useOfferedBackups(opened, initial);
  const shared: EditorProps = {
    opened,
    editor,
    state,
    onReplace: replaceContent,
    keepThen,
    replacing,
    onDiscard: discard,
    onShowStored: () => void keepThen('restoring', () => editor.showStored(replaceContent)),
  };

  /** Fills the form with other content, which is then as unsaved as typed text. */
  function replaceContent(content: unknown) {
    form.reset(content as FieldValues);
    // Remounts the fields, which aborts uploads: their pictures must not end up in the new content.
    setReplacements(replacements + 1);
    editor.changed();
  }

  async function keepThen(reason: Replacing, act: () => Promise<unknown>) {
    try {
      setReplacing(reason);
      await editor.keepUnsaved();
      await act();
    } catch (error) {
      showFailure(error);
    } finally {
      setReplacing(undefined);
    }
  }

  async function discard(conflict?: Conflict): Promise<Shown | undefined> {
    try {
      return await editor.discard(replaceContent, conflict);
    } catch (error) {
      showFailure(error);
      return undefined;
    }
  }

  /** Opens the publish sheet, or the list of problems. True if the form is valid. */
  async function askToPublish(): Promise<boolean> {
    const valid = await form.trigger();
    setProblems(!valid);
    setPublishing(valid);
    if (!valid) requestAnimationFrame(() => summary.current?.focus());
    return valid;
  }

  async function publish() {
    if (!(await editor.publish())) {
      // It has changed since the sheet was opened, for instance by an upload: list what to fix.
      if (editor.getState().failure?.kind === 'incomplete') await askToPublish();
      return;
    }
    setPublishing(false);
    showToast({
      tone: 'success',
      title: 'Published',
      description: `${label} is on the website now.`,
    });
  }

  async function publishMerged() {
    if (!(await askToPublish())) return;
    // With their version chosen in every field, the sheet says that there is nothing to publish.
    if (!sameContent(form.getValues(), editor.getState().live?.content)) await publish();
  }

  function goToField(name: string) {
    setTab('edit');
    requestAnimationFrame(() => focusField(name));
  }

  function onFocus({ target }: FocusEvent) {
    // The buttons of a list's row have no name of their own.
    const name =
      target.getAttribute('name') ?? target.closest('[data-row]')?.getAttribute('data-row');
    if (name) setFocus(fieldById(form.getValues(), name));
  }

  function onBlur({ target }: FocusEvent) {
    const name = target.getAttribute('name');
    if (name) checkAfterBlur(form, schema, name);
  }

  return (
    <FormProvider {...form}>
      <SaveCount value={state.saves}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only refuses dropped files */}
        <div
          // With the sticky bar below the header, what a focused field has to stay clear of.
          className="[--header-height:10.5rem] sm:[--header-height:8.5rem] xl:[--header-height:4.5rem]"
          onDragOver={refuseFiles}
          onDrop={refuseFiles}
        >
          <h1 className="text-heading">{label}</h1>
          <EditorBar
            {...shared}
            offered={backups.length > 0}
            onPublish={() => void askToPublish()}
          />
          <LostRole section={section} refused={state.failure?.kind === 'forbidden'} />
          {state.failure?.kind === 'outdated' && <OutdatedEditor />}
          <LocalBackupBanner {...shared} backups={backups} onRemove={removeBackup} />
          <NotShown opened={opened} state={state} />
          {problems && <ProblemSummary ref={summary} section={section} onChoose={goToField} />}
          {!state.live && !state.draftVersion && backups.length === 0 && (
            // Invisible rather than gone: the first letter must not move the form.
            <p className={cn('mt-4 max-w-[40rem] text-stone', state.dirty && 'invisible')}>
              Nothing changed yet. This is the text on your website now.
            </p>
          )}
          <Tabs value={tab} onValueChange={setTab} className="mt-6">
            <TabList aria-label="Edit or Preview" className="max-w-80 bg-line/60 lg:hidden">
              <Tab value="edit">Edit</Tab>
              <Tab value="preview">Preview</Tab>
            </TabList>
            <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
              <TabPanel
                value="edit"
                forceMount
                tabIndex={-1}
                className="max-w-[40rem] data-[state=inactive]:max-lg:hidden lg:pt-0"
              >
                <form
                  noValidate
                  inert={replacing !== undefined}
                  aria-label={label}
                  onSubmit={(event) => event.preventDefault()}
                  onFocus={onFocus}
                  onBlur={onBlur}
                  className="grid grid-cols-1 gap-8"
                >
                  <SectionFields key={replacements} section={section} form={form} />
                </form>
              </TabPanel>
              <TabPanel
                value="preview"
                forceMount
                tabIndex={-1}
                className="h-[calc(100svh-10rem)] min-h-[28rem] data-[state=inactive]:max-lg:hidden lg:sticky lg:top-40 lg:pt-0 xl:top-24 xl:h-[calc(100svh-8rem)]"
              >
                {(wide || tab === 'preview') && (
                  <PreviewPane
                    section={section}
                    getContent={form.getValues}
                    subscribe={subscribe}
                    focus={focus}
                    onPick={goToField}
                  />
                )}
              </TabPanel>
            </div>
          </Tabs>
        </div>
        <PublishSheet
          {...shared}
          open={publishing}
          onClose={() => setPublishing(false)}
          onPublish={() => void publish()}
        />
        <ConflictDialog {...shared} onPublish={() => void publishMerged()} />
      </SaveCount>
    </FormProvider>
  );
}
