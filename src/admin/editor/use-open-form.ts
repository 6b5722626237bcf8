import { useCallback, useEffect, useState } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import { reportTyping } from '@/admin/data/presence';
import type { SectionFailure } from '@/admin/data/section-failure';
import { sectionResolver } from '@/admin/inputs/section-resolver';
import { handOver, resume, save, setSignedIn } from '@/admin/saving/actions';
import { OpenForm } from '@/admin/saving/open-form';
import { failureOf, type OpenedSection } from '@/admin/saving/state';
import { useSessionStore } from '@/auth/auth-context';
import { useUnsavedWork } from '@/auth/unsaved-work';
import { speak } from './speak';

const [reportInterval, forgetAfter] = [20_000, 60_000];

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
  const [openForm] = useState(() => {
    const openForm = new OpenForm(opened, {
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
    });
    return speak(openForm);
  });
  const subscribe = useCallback(
    (onChange: (change: { name?: string }) => void) =>
      inputs.subscribe({ formState: { values: true }, callback: onChange }),
    [inputs.subscribe],
  );
  const sessions = useSessionStore();
  const { setUnsaved, setSessionRefusal } = useUnsavedWork();

  useEffect(() => {
    const { userId } = openForm.opened;
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
      // The server takes this from an ended session, too, while the token is valid, and forgets reports after a minute.
      if (reported && Date.now() - reported.time < forgetAfter)
        reportTyping(section, false, token() ?? reported.token);
      reported = undefined;
    }
    function onState() {
      const state = openForm.getState();
      const { text, uploads } = state;
      const backedUp = uploads.length > 0 ? 'uploading' : text === 'stored' ? null : 'backed up';
      setUnsaved(
        text === 'only here' ? text : backedUp,
        async () => (await save(openForm)).is === 'stored',
      );
      const failure = failureOf(state);
      // After the user has signed in again, an earlier refusal may still be the state.
      if (failure === knownFailure) return;
      knownFailure = failure;
      if (failure?.kind === 'signed-out') setSessionRefusal(failure);
      else if (state.isSignedIn) setSessionRefusal(null);
    }
    function onSession() {
      setSessionRefusal(null);
      setSignedIn(openForm, token() !== undefined);
      if (token()) return;
      onLeave();
      if (session()) void handOver(openForm);
    }

    const listening = new AbortController();
    const { signal } = listening;
    // A closing page can write its local backup in these events only.
    window.addEventListener('pagehide', onLeave, { signal });
    document.addEventListener('visibilitychange', openForm.flushOnLeave, { signal });
    window.addEventListener('storage', openForm.onStorage, { signal });
    window.addEventListener('online', () => void resume(openForm), { signal });
    for (const type of ['online', 'offline']) {
      window.addEventListener(type, openForm.onConnection, { signal });
    }
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

  return { inputs, formGeneration, subscribe, openForm };
}

function saveByShortcut(openForm: OpenForm, event: KeyboardEvent) {
  // `code` is the key's position, for keyboards without Latin letters. On Dvorak, Ctrl+O saves as well.
  const isKeyS = event.key.toLowerCase() === 's' || event.code === 'KeyS';
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || !isKeyS) return;
  event.preventDefault();
  void save(openForm);
}
