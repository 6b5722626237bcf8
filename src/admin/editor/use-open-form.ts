import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import { endTyping, reportTyping } from '@/admin/data/presence';
import { sectionResolver } from '@/admin/inputs/section-resolver';
import { save } from '@/admin/saving/actions';
import { OpenForm } from '@/admin/saving/open-form';
import { contentOf, failureOf, type OpenedSection } from '@/admin/saving/state';
import { isAdminQuery, useSessionStore } from '@/auth/auth-context';
import { setUnsaved } from '@/auth/unsaved-work';
import { showToast } from '@/components/ui/toast/toast-store';
import { thisDevice } from '@/lib/this-device';
import { speak } from './speak';

export function useOpenForm(opened: OpenedSection) {
  const { section, userId, stored } = opened;
  const inputs = useForm<FieldValues>({
    defaultValues: contentOf(section, stored.head) as FieldValues,
    resolver: sectionResolver(section),
    mode: 'onTouched',
    // The problem summary takes the focus instead.
    shouldFocusError: false,
  });
  const [openForm] = useState(() => speak(new OpenForm(opened, inputs)));
  const sessions = useSessionStore();
  const client = useQueryClient();

  useEffect(() => {
    let knownHead = stored.head;
    let wasSignedIn = true;
    function session() {
      const known = sessions.get();
      return known.status === 'known' ? known.session : null;
    }
    /** The access token of the user who opened the form; undefined after sign-out or when somebody else is signed in. */
    function token() {
      return session()?.user.id === userId ? session()?.access_token : undefined;
    }
    function onInput({ name }: { name?: string }) {
      openForm.changed();
      if (name) reportTyping(section, token());
    }
    function onLeave() {
      openForm.flush();
      endTyping(token());
    }
    /** False as soon as a write has no answer. It goes on by itself. */
    const saveBeforeLeaving = () => {
      const saving = save(openForm).then(({ is }) => is === 'done');
      const waiting = openForm.until(({ run }) => run?.isWaiting === true);
      return Promise.race([saving, waiting.then(() => false)]);
    };
    function onState() {
      const state = openForm.getState();
      const { text, uploads, head } = state;
      // Only administrators write and see entries. Set before the text counts as saved, when the guard lets go of it.
      if (head !== knownHead) client.setQueryData(isAdminQuery(userId).queryKey, true);
      knownHead = head;
      // Colleagues are told of what was saved, no longer of typing.
      if (text === 'stored') endTyping(token());
      const isRefused = failureOf(state)?.kind === 'signed-out';
      const refused = isRefused ? 'refused' : null;
      const backedUp = uploads.length > 0 ? 'uploading' : text === 'stored' ? refused : 'backed up';
      setUnsaved(text === 'only here' ? text : backedUp, saveBeforeLeaving);
      // The database may refuse a session that Supabase Auth accepts. Without it, the page asks to sign in again.
      if (isRefused && token())
        void sessions.connect().then(({ auth }) => auth.signOut({ scope: 'local' }));
    }
    function onSession() {
      const isSignedIn = token() !== undefined;
      const isRefused = failureOf(openForm.getState())?.isOfAccount;
      if (isSignedIn && (!wasSignedIn || isRefused)) void save(openForm);
      if (!isSignedIn) onLeave();
      if (!isSignedIn && session() && openForm.getState().text === 'backed up')
        showToast({
          title: 'Another account is signed in',
          description: `What was typed here is kept on ${thisDevice()} for whoever typed it.`,
        });
      wasSignedIn = isSignedIn;
    }
    function onConnection() {
      const isOnline = navigator.onLine;
      openForm.dispatch({ is: 'found', isOnline });
      if (isOnline) void save(openForm);
    }

    const listening = new AbortController();
    const { signal } = listening;
    // A closing page can write its local backup in these events only.
    window.addEventListener('pagehide', onLeave, { signal });
    document.addEventListener('visibilitychange', openForm.flush, { signal });
    window.addEventListener('storage', openForm.onStorage, { signal });
    window.addEventListener('offline', onConnection, { signal });
    window.addEventListener('online', onConnection, { signal });
    // Listens on the window because the focus may be outside the form after a dialog closed.
    window.addEventListener('keydown', (event) => saveByShortcut(openForm, event), { signal });
    const unsubscribes = [
      openForm.onInput(onInput),
      openForm.subscribe(onState),
      sessions.subscribe(onSession),
    ];
    openForm.open();
    return () => {
      listening.abort();
      for (const unsubscribe of unsubscribes) unsubscribe();
      openForm.close();
      endTyping(token());
      setUnsaved(null);
    };
  }, [openForm, section, userId, sessions, client, stored]);

  return { inputs, openForm };
}

function saveByShortcut(openForm: OpenForm, event: KeyboardEvent) {
  // `code` is the key's position, for keyboards without Latin letters. On Dvorak, Ctrl+O saves as well.
  const isKeyS = event.key.toLowerCase() === 's' || event.code === 'KeyS';
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || !isKeyS) return;
  event.preventDefault();
  void save(openForm);
}
