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
import type { EditorState, OpenedSection } from '@/admin/saving/editor-state';
import { SaveQueue } from '@/admin/saving/save-queue';
import { useAuth } from '@/auth/auth-context';
import { type Unsaved, useUnsavedWork } from '@/auth/unsaved-work';
import { publishedSectionsQuery } from '@/content/published/published-sections';

/** Milliseconds between two words to the others that one types here; they forget it after a minute. */
const sayEvery = 20_000;

/** The form of a section, filled with `initial`, and the queue that saves it. */
export function useSaveQueue(opened: OpenedSection, initial: unknown) {
  const { section } = opened;
  const form = useForm<FieldValues>({
    defaultValues: initial as FieldValues,
    resolver: sectionResolver(section),
    mode: 'onTouched',
    // The list of problems takes the focus.
    shouldFocusError: false,
  });
  const queryClient = useQueryClient();
  const [queue] = useState(
    () =>
      new SaveQueue({
        ...opened,
        getContent: () => form.getValues(),
        onPublished: () => void queryClient.invalidateQueries(publishedSectionsQuery),
      }),
  );
  const state = useSyncExternalStore(queue.subscribe, queue.getState);
  const subscribe = useCallback(
    (onChange: (change: { name?: string }) => void) =>
      form.subscribe({ formState: { values: true }, callback: onChange }),
    [form.subscribe],
  );

  const { session } = useAuth();
  // Somebody else may have signed in over the form: nothing is written in their name.
  const token = session?.user.id === opened.userId ? session.access_token : undefined;
  const { setUnsaved, setSessionRefused } = useUnsavedWork();
  const saidAt = useRef(0);

  const onFormChange = useEffectEvent(({ name }: { name?: string }) => {
    queue.changed();
    // Without a name, the form was filled with other content.
    if (!name || !token || Date.now() - saidAt.current < sayEvery) return;
    saidAt.current = Date.now();
    sayTyping(section, true, token);
  });
  const onLeave = useEffectEvent(() => {
    queue.flush();
    if (saidAt.current > 0 && token) sayTyping(section, false, token);
    saidAt.current = 0;
  });

  const open = useEffectEvent(() => {
    queue.open();
    const { head, published } = opened.stored;
    // Marks the fields for which visitors do not see what is published.
    if (published && published.id === head?.id && published.issues.length > 0) {
      void form.handleSubmit(() => {})();
    }
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    // The last events in which a closing page can write its local backup.
    window.addEventListener('pagehide', () => onLeave(), { signal });
    document.addEventListener('visibilitychange', queue.flush, { signal });
    window.addEventListener('online', queue.saveWhenOnline, { signal });
    // On the window: after a dialog has closed, no element of the form may have the focus.
    window.addEventListener('keydown', (event) => saveByShortcut(queue, event), { signal });
    const unsubscribeForm = subscribe((change) => onFormChange(change));
    const unsubscribeState = queue.subscribe(() => {
      setUnsaved(unsavedWork(queue.getState()), queue.save);
      // Opens the sign-in dialog over the form.
      if (queue.getState().failure?.kind === 'signed-out') setSessionRefused(true);
    });
    open();
    return () => {
      listening.abort();
      unsubscribeForm();
      unsubscribeState();
      queue.close();
      onLeave();
      setUnsaved(undefined);
    };
  }, [queue, subscribe, setUnsaved, setSessionRefused]);

  useEffect(() => {
    if (token) queue.signedIn();
    else queue.signedOut();
    return () => setSessionRefused(false);
  }, [token, queue, setSessionRefused]);

  return { form, subscribe, queue, state };
}

/** Whether unsaved text is in the local backup, too; undefined where there is none. */
function unsavedWork({ dirty, backedUpAt }: EditorState): Unsaved | undefined {
  if (!dirty) return undefined;
  return backedUpAt === false ? 'only here' : 'backed up';
}

function saveByShortcut(queue: SaveQueue, event: KeyboardEvent) {
  // By position, too: keyboards for other scripts have no Latin letters.
  const isKeyS = event.key.toLowerCase() === 's' || event.code === 'KeyS';
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || !isKeyS) return;
  event.preventDefault();
  void queue.save();
}
