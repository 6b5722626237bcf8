import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { FormProvider } from 'react-hook-form';
import { polling } from '@/admin/data/ask-database';
import { SectionFailure } from '@/admin/data/section-failure';
import { OpenFormContext } from '@/admin/inputs/open-form-context';
import { PreviewPane } from '@/admin/preview/preview-pane';
import { QueryFailure } from '@/admin/query-failure';
import { poll } from '@/admin/saving/actions';
import { storedSectionQuery } from '@/admin/saving/opening';
import { failureOf, isReplacing, type OpenedSection } from '@/admin/saving/state';
import { useAuth } from '@/auth/auth-context';
import { setUnsaved, useUnsaved, whatLeavingMeans } from '@/auth/unsaved-work';
import { PageMeta } from '@/components/page-meta';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs';
import type { SectionKey } from '@/content/sections/section';
import { sectionOf } from '@/content/sections/sections';
import { useMediaQuery } from '@/lib/browser/use-media-query';
import { cn } from '@/lib/cn';
import { ConflictDialog } from './conflicts/conflict-dialog';
import { EditorBar } from './editor-bar';
import { focusElement, focusField } from './focus-field';
import { LocalBackupBanner } from './notices/local-backup-banner';
import { Notice, ProblemSummary } from './notices/problem-summary';
import { PublishSheet } from './publishing/publish-sheet';
import { SectionFields } from './section-fields';
import { useOpenForm } from './use-open-form';

export function EditorPage({ section }: { section: SectionKey }) {
  const { user } = useAuth();
  // The user who opened the editor stays its author even if the session ends.
  const [author] = useState(user);
  const query = useQuery(storedSectionQuery(section, author?.id ?? ''));
  const stored = query.data;
  const { label } = sectionOf(section);
  return (
    <>
      <PageMeta title={label} description={`Edit the ${label} section of the website.`} />
      {/* Before `stored` is loaded there is no form: saving default content would overwrite what is stored. */}
      {stored && author ? (
        <SectionForm opened={{ section, userId: author.id, stored }} />
      ) : (
        <h1 className="font-sans text-lg/6 font-semibold tracking-normal">{label}</h1>
      )}
      {!stored && !query.isFetchedAfterMount && <Spinner label="Loading this section" />}
      {isOutdated(query.error) ? (
        <OutdatedEditor />
      ) : (
        <QueryFailure
          query={query}
          message="Couldn’t load this section. The public site is not affected."
        />
      )}
    </>
  );
}

const isOutdated = (error: unknown) => error instanceof SectionFailure && error.kind === 'outdated';

function SectionForm({ opened }: { opened: OpenedSection }) {
  const { section } = opened;
  const { inputs, openForm } = useOpenForm(opened);
  const state = useSyncExternalStore(openForm.subscribe, openForm.getState);
  const { isAdmin } = useAuth();
  const isPolling = isAdmin === true;
  const polled = useQuery({
    queryKey: ['section-head', section],
    queryFn: () => poll(openForm),
    ...polling,
    enabled: isPolling,
  });
  const [tab, setTab] = useState('edit');
  /** What had the focus last, and the lists around it. */
  const [focused, setFocused] = useState<readonly HTMLElement[]>([]);
  const wide = useMediaQuery('(min-width: 64rem)');
  const { head, question } = state;
  const { isSubmitted } = inputs.formState;
  const isChanged = head || state.text !== 'stored' || state.backups.length > 0;
  const failure = failureOf(state);
  const isRoleLost = isAdmin === false || failure?.kind === 'forbidden';
  const isLocked = isReplacing(state) || question !== null;

  const returnFocus = useEffectEvent(() => {
    const isLost = document.activeElement === document.body;
    // An item may be gone with the text that was replaced. Its list then takes the focus.
    const target = focused.find((each) => each.isConnected);
    if (target && isLost && !isLocked) focusElement(target, 'nearest');
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it only triggers `returnFocus`
  useEffect(returnFocus, [isLocked]);

  function goToField(name: string) {
    // A field in a hidden tab, or behind a dialog, cannot be focused.
    flushSync(() => {
      setTab('edit');
      openForm.dispatch({ is: 'question closed' });
    });
    focusField(name);
  }

  return (
    <FormProvider {...inputs}>
      <OpenFormContext value={openForm}>
        <div className="[--header-height:calc(var(--admin-header)_+_var(--editor-bar,4.5rem))]">
          <EditorBar {...{ isRoleLost, isPolling }} />
          {(isOutdated(failure) || isOutdated(polled.error)) && <OutdatedEditor />}
          <LocalBackupBanner />
          {isSubmitted && !question && <ProblemSummary onChoose={goToField} />}
          {!opened.stored.head && (
            // The text is hidden, not removed, so that typing and saving do not move the form.
            <p className={cn('mt-4 max-w-160 text-stone', isChanged && 'invisible')}>
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
                  inert={isReplacing(state)}
                  aria-label={sectionOf(section).label}
                  onSubmit={(event) => event.preventDefault()}
                  onBlurCapture={(event) => {
                    // A dialog that opens takes the focus: the user has not left the field, so it is not validated.
                    if (document.querySelector('dialog[open]')) event.stopPropagation();
                  }}
                  onFocus={({ target, nativeEvent }) => {
                    // A picture dialog is gone when the focus has to return.
                    if (target.closest('dialog')) return;
                    const around = nativeEvent.composedPath();
                    const lists = around.filter((each) => each instanceof HTMLFieldSetElement);
                    setFocused([target, ...lists]);
                  }}
                  className="grid grid-cols-1 gap-8"
                >
                  <SectionFields section={section} />
                </form>
              </TabPanel>
              <TabPanel
                value="preview"
                forceMount
                tabIndex={-1}
                className="h-[calc(100svh-10rem)] min-h-[28rem] data-[state=inactive]:max-lg:hidden **:scroll-my-0 lg:sticky lg:top-40 lg:pt-0 xl:top-24 xl:h-[calc(100svh-8rem)]"
              >
                {(wide || tab === 'preview') && (
                  <PreviewPane
                    section={section}
                    getContent={inputs.getValues}
                    subscribe={openForm.onInput}
                    focus={focused[0]}
                    onPick={goToField}
                  />
                )}
              </TabPanel>
            </div>
          </Tabs>
        </div>
        {question?.is === 'sheet' && <PublishSheet onChoose={goToField} />}
        {question?.is === 'conflict' && <ConflictDialog conflict={question} />}
      </OpenFormContext>
    </FormProvider>
  );
}

function OutdatedEditor() {
  const unsaved = useUnsaved();

  function reload() {
    // The local backup holds the text. Where there is none, the browser asks before it reloads.
    if (unsaved !== 'only here') setUnsaved(null);
    location.reload();
  }

  return (
    <Notice title="The website has been updated: load the editor again.">
      <p className="mt-1">{unsaved && whatLeavingMeans(unsaved)}</p>
      <Button onClick={reload} className="mt-4">
        Load the editor again
      </Button>
    </Notice>
  );
}
