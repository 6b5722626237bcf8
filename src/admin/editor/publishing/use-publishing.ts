import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Entry } from '@/admin/data/entries';
import { formatTime } from '@/admin/dates';
import { entryNews } from '@/admin/editor/entry-news';
import type { OpenForm } from '@/admin/saving/open-form';
import { clearToasts, showToast } from '@/components/ui/toast-store';

/** Publish flow: wait for uploads, list problems, else resolve a conflict, else open the sheet. */
export function usePublishing(openForm: OpenForm, inputs: UseFormReturn<FieldValues>) {
  const { label, userId } = openForm.opened;
  const [problems, setProblems] = useState(false);
  const summary = useRef<HTMLElement>(null);

  async function onOpenSheet() {
    if (!(await openForm.uploaded())) {
      const title = 'A picture was not uploaded: try again at its field, or choose another one.';
      showToast({ tone: 'destructive', title });
      return;
    }
    await inputs.handleSubmit(openSheet, listProblems)();
  }

  async function openSheet() {
    setProblems(false);
    const { base } = openForm.getState();
    if (!(await openForm.openSheet())) tellNewer(base);
  }

  /** Without edits, the form shows the newest text in place of `base`. */
  function tellNewer(base: Entry | null) {
    const { base: newest } = openForm.getState();
    if (!newest || newest === base) return;
    const { who, did } = entryNews(newest, userId);
    showToast({
      tone: 'success',
      title: 'The newest text is in the form',
      description: `${who} ${did} at ${formatTime(newest.at)}. Look through it before you publish.`,
    });
  }

  function listProblems() {
    // The next frame may come before React has rendered the list that takes the focus.
    flushSync(() => setProblems(true));
    summary.current?.focus();
  }

  async function onPublish() {
    clearToasts();
    const before = openForm.getState().base;
    if (!(await openForm.publish())) return tellNewer(before);
    const { base, head, published } = openForm.getState();
    if (!base || published?.id === base.id) {
      const description = `${label} is on the website now.`;
      showToast({ tone: 'success', title: 'Published', description });
      return;
    }
    // An answer was lost, and somebody has published in between.
    const who = head && head.id === published?.id ? entryNews(head, userId).who : 'Somebody';
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
    onOpenSheet: () => void onOpenSheet(),
    onPublish: () => void onPublish(),
  };
}
