import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Entry } from '@/admin/data/entries';
import { formatTime } from '@/admin/dates';
import { entryNews } from '@/admin/editor/entry-news';
import type { OpenedSection } from '@/admin/saving/editor-state';
import type { SaveQueue } from '@/admin/saving/save-queue';
import { clearToasts, showToast } from '@/components/ui/toast-store';
import type { Json } from '@/lib/supabase/database.types';

/** The way to a publication: what is to be fixed, else a conflict, else the publish sheet. */
export function usePublishing(
  { label, userId, defaultContent }: OpenedSection,
  form: UseFormReturn<FieldValues>,
  queue: SaveQueue,
  onReplace: (content: unknown) => void,
) {
  const [problems, setProblems] = useState(false);
  const [content, setContent] = useState<Json>();
  const summary = useRef<HTMLElement>(null);

  async function openSheet() {
    setProblems(false);
    if (await queue.prepare(showNewer)) setContent(structuredClone(form.getValues()) as Json);
  }

  function showNewer(entry: Entry) {
    setContent(undefined);
    onReplace(entry.content ?? defaultContent);
    const { who, did } = entryNews(entry, userId);
    showToast({
      tone: 'success',
      title: 'The newest text is in the form',
      description: `${who} ${did} at ${formatTime(entry.at)}. Look through it before you publish.`,
    });
  }

  function listProblems() {
    // The next frame may come before React has rendered the list that takes the focus.
    flushSync(() => {
      setContent(undefined);
      setProblems(true);
    });
    summary.current?.focus();
  }

  const ask = form.handleSubmit(openSheet, listProblems);

  async function publish(shown: Json) {
    clearToasts();
    if (!(await queue.publish(shown, showNewer))) {
      if (queue.getState().conflict) setContent(undefined);
      return;
    }
    setContent(undefined);
    const { base, head, published } = queue.getState();
    if (!base || published?.id === base.id) {
      const description = `${label} is on the website now.`;
      showToast({ tone: 'success', title: 'Published', description });
      return;
    }
    // An answer was lost, and somebody has published in between.
    const you = head?.byId === userId ? 'You, in another window,' : head?.by;
    const who = head && head.id === published?.id ? you : 'Somebody';
    showToast({
      tone: 'destructive',
      title: 'Not on the website any more',
      description: `Your text was published at ${formatTime(base.at)}. ${who} published another after it, which is on the website now.`,
    });
  }

  return {
    /** Problems are listed, and stay until the form is valid when it is to be published. */
    problems,
    summary,
    /** What the publish sheet shows; undefined while it is closed. */
    content,
    ask,
    publish,
    close: () => setContent(undefined),
  };
}
