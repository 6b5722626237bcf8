import { type FormEvent, useState } from 'react';
import { clearToasts, showToast } from '@/components/ui/toast-store';
import { errorMessage } from '@/lib/errors';

// Fetched with the form: a toast about a missing network could not be fetched without one.
void import('@/components/ui/toast-list').catch(() => {});

export type AccountFields = {
  fullName: string;
  email: string;
  password: string;
  currentPassword: string;
};

/** Submits an account form, one request at a time. A failure is a toast, or `inline` returned as a sentence. */
export function useSubmit(send: (values: AccountFields) => Promise<void>, { inline = false } = {}) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    const field = (name: keyof AccountFields) => String(form.get(name) ?? '');
    clearToasts();
    setFailure(undefined);
    setBusy(true);
    try {
      await send({
        fullName: field('fullName').trim(),
        email: field('email').trim(),
        password: field('password'),
        currentPassword: field('currentPassword'),
      });
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
