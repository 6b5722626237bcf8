import { valibotResolver } from '@hookform/resolvers/valibot';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import type { StoredSection } from '@/admin/data/stored-sections';
import { SectionEditor } from '@/admin/saving/section-editor';
import { useAuth } from '@/auth/auth-context';
import { useUnsavedWork } from '@/auth/unsaved-work';
import { publishedSectionsQuery } from '@/content/published/published-sections';
import type { SectionKey } from '@/content/sections/section';
import { sectionSchemas } from '@/content/sections/section-schemas';

export type OpenedSection = {
  section: SectionKey;
  userId: string;
  stored: StoredSection;
  /** The site's own text, which is live as long as nothing was published. */
  defaultContent: unknown;
  initial: unknown;
};

/** The form of a section, and what saves it. */
export function useEditor({ section, userId, stored, defaultContent, initial }: OpenedSection) {
  const schema: GenericSchema<FieldValues> = sectionSchemas[section];
  const form = useForm<FieldValues>({
    defaultValues: initial as FieldValues,
    resolver: valibotResolver(schema, undefined, { raw: true }),
    // Only when asked for: useFieldChecks says when.
    mode: 'onSubmit',
  });
  const subscribe = useCallback(
    (onChange: () => void) => form.subscribe({ formState: { values: true }, callback: onChange }),
    [form.subscribe],
  );
  const queryClient = useQueryClient();
  const [editor] = useState(
    () =>
      new SectionEditor({
        section,
        userId,
        stored,
        defaultContent,
        getContent: () => form.getValues(),
        onPublished: () => void queryClient.invalidateQueries(publishedSectionsQuery),
      }),
  );
  const state = useSyncExternalStore(editor.subscribe, editor.getState);

  useEffect(() => editor.start(), [editor]);
  useEffect(() => subscribe(editor.changed), [subscribe, editor]);
  useSaveShortcut(editor);
  useWatchOverLeaving(state.dirty, state.keptAt !== false);
  useSignedInAgain(editor, state.failure?.kind === 'signed-out');

  return { form, schema, subscribe, editor, state };
}

/** Ctrl or ⌘ S, wherever the focus is: a dialog that has just closed may have left it nowhere. */
function useSaveShortcut(editor: SectionEditor) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const shortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!shortcut || !isKeyS(event)) return;
      event.preventDefault();
      void editor.save();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [editor]);
}

/** With Caps Lock, too, and on a keyboard whose letters are not Latin. */
function isKeyS({ key, code }: KeyboardEvent): boolean {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === 's' : code === 'KeyS';
}

function useWatchOverLeaving(dirty: boolean, copied: boolean) {
  const { setUnsaved } = useUnsavedWork();
  useEffect(() => {
    setUnsaved(!dirty ? 'none' : copied ? 'copied' : 'only here');
    return () => setUnsaved('none');
  }, [dirty, copied, setUnsaved]);
}

/** A refused session opens the sign-in dialog over the form; after it, saving goes on. */
function useSignedInAgain(editor: SectionEditor, refused: boolean) {
  const { session } = useAuth();
  const { setSessionRefused } = useUnsavedWork();
  const token = session?.access_token;

  useEffect(() => {
    if (refused) setSessionRefused(true);
  }, [refused, setSessionRefused]);

  useEffect(() => {
    if (token) editor.signedIn();
    return () => setSessionRefused(false);
  }, [token, editor, setSessionRefused]);
}
