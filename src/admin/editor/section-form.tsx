import { type DragEvent, type FocusEvent, useRef, useState } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { sameContent } from '@/admin/compare/same-content';
import { ConflictDialog } from '@/admin/conflicts/conflict-dialog';
import { SaveCount } from '@/admin/fields/save-count';
import { PreviewPane } from '@/admin/preview/preview-pane';
import { ProblemSummary } from '@/admin/publishing/problem-summary';
import { PublishSheet } from '@/admin/publishing/publish-sheet';
import { CopiesBanner } from '@/admin/saving/local-backup-banner';
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs';
import { showToast } from '@/components/ui/toast-store';
import { sections } from '@/content/sections/sections';
import { useMediaQuery } from '@/lib/use-media-query';
import { EditorBar } from './editor-bar';
import { focusField } from './focus-field';
import { LostRole } from './lost-role';
import { SectionFields } from './section-fields';
import { type OpenedSection, useEditor } from './use-editor';
import { useFieldChecks } from './use-field-checks';

/** A file that is dropped beside a picture's field would replace the whole page. */
function keepFilesOut(event: DragEvent) {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault();
}

/** The form of a section beside its preview, and everything that can be done with it. */
export function SectionForm(opened: OpenedSection) {
  const { section, defaultContent } = opened;
  const { form, schema, editor, state, subscribe } = useEditor(opened);
  const [tab, setTab] = useState('edit');
  const [replacements, setReplacements] = useState(0);
  const [focus, setFocus] = useState<string | null>(null);
  const [publishing, setPublishing] = useState(false);
  const [problems, setProblems] = useState(false);
  const checkField = useFieldChecks(form, schema, problems);
  const summary = useRef<HTMLDivElement>(null);
  const wide = useMediaQuery('(min-width: 64rem)');
  const label = sections.find(({ key }) => key === section)?.label ?? section;

  /** Puts another content into the form, as if it had been typed. */
  function replaceContent(content: unknown) {
    form.reset(content as FieldValues);
    // Fields that are made anew: an upload under way must not end up in another content.
    setReplacements(replacements + 1);
    editor.changed();
  }

  /** Opens the sheet that shows what will change, or says what has to be fixed first. */
  async function askToPublish(): Promise<boolean> {
    const valid = await form.trigger();
    setProblems(!valid);
    setPublishing(valid);
    if (!valid) requestAnimationFrame(() => summary.current?.focus());
    return valid;
  }

  async function publish() {
    if (!(await editor.publish())) return;
    setPublishing(false);
    showToast({ tone: 'success', title: 'Published', description: `${label} is live.` });
  }

  async function publishCombination() {
    if (!(await askToPublish())) return;
    // Theirs in every field: the sheet says that there is nothing left to publish.
    if (!sameContent(form.getValues(), editor.getState().live?.content)) await publish();
  }

  function goToField(name: string) {
    setTab('edit');
    requestAnimationFrame(() => focusField(name));
  }

  function onFocus({ target }: FocusEvent) {
    const name = target.getAttribute('name');
    if (name) setFocus(name);
  }

  function onBlur({ target }: FocusEvent) {
    const name = target.getAttribute('name');
    if (name) checkField(name);
  }

  return (
    <FormProvider {...form}>
      <SaveCount value={state.saves}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only watches for stray files */}
        <div onDragOver={keepFilesOut} onDrop={keepFilesOut}>
          <h1 className="text-heading">{label}</h1>
          <EditorBar
            section={section}
            label={label}
            editor={editor}
            state={state}
            onPublish={() => void askToPublish()}
            onReplace={replaceContent}
          />
          <LostRole section={section} refused={state.failure?.kind === 'forbidden'} />
          <CopiesBanner opened={opened} editor={editor} state={state} onReplace={replaceContent} />
          {problems && <ProblemSummary ref={summary} section={section} onChoose={goToField} />}
          {!state.live && !state.draftVersion && (
            <p className="mt-4 max-w-[40rem] text-stone">
              This section has never been edited. The site shows the text it came with, and so does
              this form.
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
          open={publishing}
          onClose={() => setPublishing(false)}
          section={section}
          label={label}
          state={state}
          defaultContent={defaultContent}
          onPublish={() => void publish()}
        />
        <ConflictDialog
          section={section}
          editor={editor}
          conflict={state.conflict}
          onReplace={replaceContent}
          onPublish={() => void publishCombination()}
        />
      </SaveCount>
    </FormProvider>
  );
}
