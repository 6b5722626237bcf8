import { type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { clearToasts, showToast } from '@/components/ui/toast-store';
import { errorMessage } from '@/lib/errors';

// Errors appear as toasts. Their chunk is loaded early, because it cannot be loaded while offline.
void import('@/components/ui/toast-list').catch(() => {});

export type AccountFields = Record<
  'fullName' | 'email' | 'code' | 'password' | 'currentPassword',
  string
>;

/** `inline` is for forms in a modal dialog: it returns the failure, because a toast would be behind the dialog. */
export function useSubmit(send: (values: AccountFields) => Promise<void>, { inline = false } = {}) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const { currentTarget: form, nativeEvent } = event;
    const fields = Object.fromEntries(new FormData(form)) as AccountFields;
    clearToasts();
    setFailure(undefined);
    setBusy(true);
    try {
      await send({ ...fields, fullName: fields.fullName?.trim() });
    } catch (error) {
      const description = errorMessage(error);
      if (inline) setFailure(description);
      else showToast({ tone: 'destructive', title: 'Error', description });
    } finally {
      flushSync(() => setBusy(false));
      // While the button was disabled, the browser took the focus from it.
      if (document.activeElement === document.body) nativeEvent.submitter?.focus();
      form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    }
  }

  return { busy, failure, clearFailure: () => setFailure(undefined), onSubmit };
}
