import { useQueryClient } from '@tanstack/react-query';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import { sayTyping } from '@/admin/data/presence';
import { sectionResolver } from '@/admin/inputs/section-resolver';
import { failureOf } from '@/admin/saving/form-state';
import type { OpenedSection } from '@/admin/saving/local-form';
import { OpenForm } from '@/admin/saving/open-form';
import { useAuth } from '@/auth/auth-context';
import { useUnsavedWork } from '@/auth/unsaved-work';
import { publishedSectionsQuery } from '@/content/published/published-sections';

/** Milliseconds between two words to the others that one types here; they forget it after a minute. */
const sayEvery = 20_000;

/** The inputs of a section's form, filled with what is stored, and the object that owns what becomes of them. */
export function useOpenForm(opened: OpenedSection) {
  const { section, userId, userName, stored, defaultContent } = opened;
  const inputs = useForm<FieldValues>({
    defaultValues: (stored.head?.content ?? defaultContent) as FieldValues,
    resolver: sectionResolver(section),
    mode: 'onTouched',
    // The list of problems takes the focus.
    shouldFocusError: false,
  });
  const queryClient = useQueryClient();
  const [fillings, setFillings] = useState(0);
  const [openForm] = useState(
    () =>
      new OpenForm(opened, {
        read: () => inputs.getValues(),
        fill: (content) => {
          inputs.reset(content as FieldValues);
          // Remounts the fields: a picture that is being uploaded must not end up in the new content.
          setFillings((count) => count + 1);
        },
        onPublished: () => void queryClient.invalidateQueries(publishedSectionsQuery),
      }),
  );
  const state = useSyncExternalStore(openForm.subscribe, openForm.getState);
  const subscribe = useCallback(
    (onChange: (change: { name?: string }) => void) =>
      inputs.subscribe({ formState: { values: true }, callback: onChange }),
    [inputs.subscribe],
  );

  const { session } = useAuth();
  // Somebody else may have signed in over the form: nothing is written in their name.
  const token = session?.user.id === userId ? session.access_token : undefined;
  const { setUnsaved, setSessionRefused } = useUnsavedWork();
  const saidAt = useRef(0);

  const onFormChange = useEffectEvent(({ name }: { name?: string }) => {
    openForm.changed();
    // Without a name, the form was filled with other content.
    if (!name || !token || Date.now() - saidAt.current < sayEvery) return;
    saidAt.current = Date.now();
    sayTyping(section, true, token);
  });
  const onLeave = useEffectEvent(() => {
    openForm.flush();
    if (saidAt.current > 0 && token) sayTyping(section, false, token);
    saidAt.current = 0;
  });

  const open = useEffectEvent(() => {
    openForm.open();
    const { head, published } = stored;
    // Marks the fields for which visitors do not see what is published.
    if (published && published.id === head?.id && published.issues.length > 0) {
      void inputs.handleSubmit(() => {})();
    }
  });

  useEffect(() => {
    const work = { author: { id: userId, name: userName }, save: openForm.saveAll };
    const listening = new AbortController();
    const { signal } = listening;
    // The last events in which a closing page can write its local backup.
    window.addEventListener('pagehide', () => onLeave(), { signal });
    document.addEventListener('visibilitychange', openForm.flush, { signal });
    window.addEventListener('online', openForm.online, { signal });
    // On the window: after a dialog has closed, no element of the form may have the focus.
    window.addEventListener('keydown', (event) => saveByShortcut(openForm, event), { signal });
    const unsubscribeInputs = subscribe((change) => onFormChange(change));
    const unsubscribeState = openForm.subscribe(() => {
      const { unsaved } = openForm.getState();
      const isOnlyHere = unsaved?.backedUpAt === false;
      const copy = openForm.isUploading ? 'uploading' : unsaved && 'backed up';
      setUnsaved(isOnlyHere ? 'only here' : copy, work);
      // Opens the sign-in dialog over the form.
      if (failureOf(openForm.getState())?.kind === 'signed-out') setSessionRefused(true);
    });
    open();
    return () => {
      listening.abort();
      unsubscribeInputs();
      unsubscribeState();
      openForm.close();
      onLeave();
      setUnsaved(null);
    };
  }, [openForm, subscribe, userId, userName, setUnsaved, setSessionRefused]);

  useEffect(() => {
    if (token) openForm.signedIn();
    else openForm.signedOut();
    return () => setSessionRefused(false);
  }, [token, openForm, setSessionRefused]);

  return { inputs, fillings, subscribe, openForm, state };
}

function saveByShortcut(openForm: OpenForm, event: KeyboardEvent) {
  // By position, too: keyboards for other scripts have no Latin letters.
  const isKeyS = event.key.toLowerCase() === 's' || event.code === 'KeyS';
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || !isKeyS) return;
  event.preventDefault();
  void openForm.save();
}
