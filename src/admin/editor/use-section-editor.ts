import { valibotResolver } from '@hookform/resolvers/valibot';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import type { OpenedSection } from '@/admin/saving/editor-state';
import { SectionEditor } from '@/admin/saving/section-editor';
import { useAuth } from '@/auth/auth-context';
import { useUnsavedWork } from '@/auth/unsaved-work';
import { publishedSectionsQuery } from '@/content/published/published-sections';
import { sectionSchemas } from '@/content/sections/section-schemas';
import { checkAfterChange } from './field-checks';

/**
 * The form of a section, filled with `initial`, and its `SectionEditor`. With `checkAll`,
 * opening it and each change validate every field.
 */
export function useSectionEditor(opened: OpenedSection, initial: unknown, checkAll: boolean) {
  const schema: GenericSchema<FieldValues> = sectionSchemas[opened.section];
  const form = useForm<FieldValues>({
    defaultValues: initial as FieldValues,
    resolver: valibotResolver(schema, undefined, { raw: true }),
    // field-checks.ts validates before that.
    mode: 'onSubmit',
  });
  const queryClient = useQueryClient();
  const [editor] = useState(
    () =>
      new SectionEditor({
        ...opened,
        getContent: () => form.getValues(),
        onPublished: () => void queryClient.invalidateQueries(publishedSectionsQuery),
      }),
  );
  const state = useSyncExternalStore(editor.subscribe, editor.getState);
  const subscribe = useCallback(
    (onChange: (change: { name?: string }) => void) =>
      form.subscribe({ formState: { values: true }, callback: onChange }),
    [form.subscribe],
  );
  const onFormChange = useEffectEvent(({ name }: { name?: string }) => {
    editor.changed();
    if (checkAll) void form.trigger();
    else if (name) checkAfterChange(form, schema, name);
  });

  const open = useEffectEvent(() => {
    editor.open();
    if (checkAll) void form.trigger();
  });

  const { session } = useAuth();
  const token = session?.access_token;
  const { setUnsaved, setSessionRefused } = useUnsavedWork();

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    // The last events in which a closing page can write its local backup.
    window.addEventListener('pagehide', editor.flush, { signal });
    document.addEventListener('visibilitychange', editor.flush, { signal });
    window.addEventListener('online', editor.saveWhenOnline, { signal });
    // On the window: after a dialog has closed, no element of the form may have the focus.
    window.addEventListener('keydown', (event) => saveByShortcut(editor, event), { signal });
    const unsubscribeForm = subscribe((change) => onFormChange(change));
    const unsubscribeState = editor.subscribe(() => {
      const { dirty, backedUpAt, failure } = editor.getState();
      setUnsaved(!dirty ? 'none' : backedUpAt === false ? 'only here' : 'copied');
      // Opens the sign-in dialog over the form.
      if (failure?.kind === 'signed-out') setSessionRefused(true);
    });
    open();
    return () => {
      listening.abort();
      unsubscribeForm();
      unsubscribeState();
      editor.close();
      setUnsaved('none');
    };
  }, [editor, subscribe, setUnsaved, setSessionRefused]);

  useEffect(() => {
    if (token) editor.signedIn();
    return () => setSessionRefused(false);
  }, [token, editor, setSessionRefused]);

  return { form, schema, subscribe, editor, state };
}

function saveByShortcut(editor: SectionEditor, event: KeyboardEvent) {
  const shortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  if (!shortcut || !isKeyS(event)) return;
  event.preventDefault();
  void editor.save();
}

/** Also with Caps Lock, and by position on keyboards without Latin letters. */
function isKeyS({ key, code }: KeyboardEvent): boolean {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === 's' : code === 'KeyS';
}
