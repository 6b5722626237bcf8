import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import type { Entry } from '@/admin/data/entries';
import { reportTyping } from '@/admin/data/presence';
import type { SectionFailure } from '@/admin/data/section-failure';
import { sectionResolver } from '@/admin/inputs/section-resolver';
import { type FormState, failureOf, type OpenedSection } from '@/admin/saving/form-state';
import { readLocalBackups } from '@/admin/saving/local-backups';
import { OpenForm } from '@/admin/saving/open-form';
import { resume, save, setSignedIn } from '@/admin/saving/sending';
import { useSessionStore } from '@/auth/auth-context';
import { useUnsavedWork } from '@/auth/unsaved-work';
import { showToast } from '@/components/ui/toast-store';
import { thisDevice } from '@/lib/this-device';

export type EditorProps = {
  openForm: OpenForm;
  state: FormState;
  /** The entry of the last poll if it is newer than `state.head`, otherwise `state.head`. */
  head: Entry | null;
};

/** The server forgets a report of typing after a minute. */
const reportInterval = 20_000;

export function useOpenForm(opened: OpenedSection) {
  const { section, stored, defaultContent } = opened;
  const inputs = useForm<FieldValues>({
    defaultValues: (stored.head?.content ?? defaultContent) as FieldValues,
    resolver: sectionResolver(section),
    mode: 'onTouched',
    // The problem summary takes the focus instead.
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
  const { setUnsaved, setSessionRefusal } = useUnsavedWork();

  useEffect(() => {
    const { userId, userName } = openForm.opened;
    let knownFailure: SectionFailure | null = null;
    let reported: { time: number; token: string } | undefined;
    const session = () => {
      const known = sessions.get();
      return known.status === 'known' ? known.session : null;
    };
    /** The access token of the user who opened the form; undefined after sign-out or when somebody else is signed in. */
    const token = () => (session()?.user.id === userId ? session()?.access_token : undefined);

    function onInput({ name }: { name?: string }) {
      openForm.changed();
      const author = token();
      // `name` is undefined after `inputs.reset()`.
      if (!name || !author || (reported && Date.now() - reported.time < reportInterval)) return;
      reported = { time: Date.now(), token: author };
      reportTyping(section, true, author);
    }
    function onLeave() {
      openForm.flushOnLeave();
      // After sign-out, the reported token is still valid for a while.
      if (reported) reportTyping(section, false, token() ?? reported.token);
      reported = undefined;
    }
    function onState() {
      const state = openForm.getState();
      const backedUp = state.uploads.length > 0 ? 'uploading' : state.unsaved && 'backed up';
      setUnsaved(state.unsaved === 'only here' ? 'only here' : backedUp, () => save(openForm));
      const failure = failureOf(state);
      // After the user has signed in again, an earlier refusal may still be the state.
      if (failure === knownFailure) return;
      knownFailure = failure;
      if (failure?.kind === 'signed-out') setSessionRefusal(failure);
      else if (openForm.isSignedIn) setSessionRefusal(null);
    }
    function onSession() {
      setSessionRefusal(null);
      setSignedIn(openForm, token() !== undefined);
      if (token()) return;
      onLeave();
      if (!session()) return;
      // Queued, because a write under way may still succeed. Then it leaves no local backup.
      void openForm.enqueue(async () => {
        const isOnlyHere = openForm.getState().unsaved === 'only here';
        if (isOnlyHere || readLocalBackups(userId, section).length === 0) return;
        const title = `${userName}’s text is kept on ${thisDevice()} for ${userName}.`;
        showToast({ tone: 'success', title });
      });
    }

    const listening = new AbortController();
    const { signal } = listening;
    // A closing page can write its local backup in these events only.
    window.addEventListener('pagehide', onLeave, { signal });
    document.addEventListener('visibilitychange', openForm.flushOnLeave, { signal });
    for (const type of ['input', 'click']) {
      document.addEventListener(type, openForm.countInput, { signal, capture: true });
    }
    window.addEventListener('storage', openForm.onStorage, { signal });
    window.addEventListener('online', () => void resume(openForm), { signal });
    // Listens on the window because the focus may be outside the form after a dialog closed.
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
      setSessionRefusal(null);
    };
  }, [openForm, section, subscribe, sessions, setUnsaved, setSessionRefusal]);

  return { inputs, formGeneration, subscribe, openForm, state };
}

function saveByShortcut(openForm: OpenForm, event: KeyboardEvent) {
  // `code` is the key's position, for keyboards without Latin letters. On Dvorak, Ctrl+O saves as well.
  const isKeyS = event.key.toLowerCase() === 's' || event.code === 'KeyS';
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || !isKeyS) return;
  event.preventDefault();
  void save(openForm);
}
