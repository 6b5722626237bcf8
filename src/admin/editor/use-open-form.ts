import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import type { Entry } from '@/admin/data/entries';
import { reportTyping } from '@/admin/data/presence';
import { sectionResolver } from '@/admin/inputs/section-resolver';
import { type FormState, failureOf, type OpenedSection } from '@/admin/saving/form-state';
import { OpenForm } from '@/admin/saving/open-form';
import { resume, save, saveAll } from '@/admin/saving/sending';
import { useSessionStore } from '@/auth/auth-context';
import { useUnsavedWork } from '@/auth/unsaved-work';
import { showToast } from '@/components/ui/toast-store';
import { thisDevice } from '@/lib/this-device';

export type EditorProps = {
  openForm: OpenForm;
  state: FormState;
  /** The newest entry of the section: the form's, or that of the last poll if it is newer. */
  head: Entry | null;
};

/** Milliseconds between two reports of typing, which the server forgets after a minute. */
const reportInterval = 20_000;

export function useOpenForm(opened: OpenedSection) {
  const { section, stored, defaultContent } = opened;
  const inputs = useForm<FieldValues>({
    defaultValues: (stored.head?.content ?? defaultContent) as FieldValues,
    resolver: sectionResolver(section),
    mode: 'onTouched',
    // The list of problems takes the focus.
    shouldFocusError: false,
  });
  const [formGeneration, setFormGeneration] = useState(0);
  const [openForm] = useState(
    () =>
      new OpenForm(opened, {
        read: () => inputs.getValues(),
        fill: (content) => {
          inputs.reset(content as FieldValues);
          // Remounts the fields, so that a picture being uploaded does not end up in the new content.
          setFormGeneration((count) => count + 1);
        },
        validate: async () => {
          let isValid = false;
          await inputs.handleSubmit(() => {
            isValid = true;
          })();
          return isValid;
        },
      }),
  );
  const state = useSyncExternalStore(openForm.subscribe, openForm.getState);
  const subscribe = useCallback(
    (onChange: (change: { name?: string }) => void) =>
      inputs.subscribe({ formState: { values: true }, callback: onChange }),
    [inputs.subscribe],
  );
  const sessions = useSessionStore();
  const { setUnsaved, setSessionRefused } = useUnsavedWork();

  useEffect(() => {
    const { userId, userName } = openForm.opened;
    let reported: { time: number; token: string } | undefined;
    const session = () => {
      const known = sessions.get();
      return known.status === 'known' ? known.session : null;
    };
    /** Undefined for somebody else, who may have signed in over the form. */
    const token = () => (session()?.user.id === userId ? session()?.access_token : undefined);

    function onInput({ name }: { name?: string }) {
      openForm.changed();
      const author = token();
      // Without a name, the form was filled with other content.
      if (!name || !author || (reported && Date.now() - reported.time < reportInterval)) return;
      reported = { time: Date.now(), token: author };
      reportTyping(section, true, author);
    }
    function onLeave() {
      openForm.flush();
      // Signed out, the old token is still valid for a while.
      if (reported) reportTyping(section, false, token() ?? reported.token);
      reported = undefined;
    }
    function onState() {
      const state = openForm.getState();
      const backedUp = openForm.isUploading ? 'uploading' : state.unsaved && 'backed up';
      setUnsaved(state.unsaved === 'only here' ? 'only here' : backedUp, () => saveAll(openForm));
      // Opens the sign-in dialog over the form.
      if (failureOf(state)?.kind === 'signed-out') setSessionRefused(true);
    }
    function onSession() {
      setSessionRefused(false);
      if (token()) {
        if (openForm.allowWrites()) resume(openForm);
        return;
      }
      openForm.blockWrites();
      onLeave();
      if (session() && openForm.getState().unsaved === 'backed up') {
        const title = `${userName}’s text is kept on ${thisDevice()} for ${userName}.`;
        showToast({ tone: 'success', title });
      }
    }

    const listening = new AbortController();
    const { signal } = listening;
    // The last events in which a closing page can write its local backup.
    window.addEventListener('pagehide', onLeave, { signal });
    document.addEventListener('visibilitychange', openForm.flush, { signal });
    for (const type of ['input', 'click']) {
      document.addEventListener(type, openForm.noteInput, { signal, capture: true });
    }
    window.addEventListener('online', () => resume(openForm), { signal });
    // On the window: after a dialog has closed, no element of the form may have the focus.
    window.addEventListener('keydown', (event) => saveByShortcut(openForm, event), { signal });
    const unsubscribes = [
      subscribe(onInput),
      openForm.subscribe(onState),
      sessions.subscribe(onSession),
    ];
    openForm.open();
    return () => {
      listening.abort();
      for (const unsubscribe of unsubscribes) unsubscribe();
      openForm.close();
      onLeave();
      setUnsaved(null);
      setSessionRefused(false);
    };
  }, [openForm, section, subscribe, sessions, setUnsaved, setSessionRefused]);

  return { inputs, formGeneration, subscribe, openForm, state };
}

function saveByShortcut(openForm: OpenForm, event: KeyboardEvent) {
  // By position, too: keyboards for other scripts have no Latin letters.
  const isKeyS = event.key.toLowerCase() === 's' || event.code === 'KeyS';
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || !isKeyS) return;
  event.preventDefault();
  void save(openForm);
}
