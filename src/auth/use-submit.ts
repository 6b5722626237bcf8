import { type FormEvent, useState } from 'react';
import { clearToasts, showToast } from '@/components/ui/toast-store';
import { errorMessage } from '@/lib/errors';

// Load the toast list now: once offline, its chunk could not be fetched to report that.
void import('@/components/ui/toast-list').catch(() => {});

export type AccountFields = Record<'fullName' | 'email' | 'password' | 'currentPassword', string>;

/** With `inline`, returns a failure instead of showing a toast, which would be behind a dialog. */
export function useSubmit(send: (values: AccountFields) => Promise<void>, { inline = false } = {}) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as AccountFields;
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
      setBusy(false);
    }
  }

  return { busy, failure, onSubmit };
}
