import { type FormEvent, useState } from 'react';
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

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const fields = Object.fromEntries(new FormData(form)) as AccountFields;
    clearToasts();
    setFailure(undefined);
    setBusy(true);
    try {
      await send({ ...fields, fullName: fields.fullName?.trim() });
    } catch (error) {
      const description = errorMessage(error);
      if (!inline) return showToast({ tone: 'destructive', title: 'Error', description });
      setFailure(description);
      // A submit button that is disabled while it waits loses the focus. The password is the last field of its form.
      if (document.activeElement?.matches('body, :disabled'))
        [...form.querySelectorAll('input')].at(-1)?.focus();
    } finally {
      setBusy(false);
    }
  }

  return { busy, failure, clearFailure: () => setFailure(undefined), onSubmit };
}
