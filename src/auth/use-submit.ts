import { type FormEvent, useState } from 'react';
import { clearToasts, showToast } from '@/components/ui/toast-store';
import { errorMessage } from '@/lib/errors';

// Fetched with the form: a toast about a missing network could not be fetched without one.
void import('@/components/ui/toast-list').catch(() => {});

type Values = { fullName: string; email: string; password: string; currentPassword: string };

function showFailure(sentence: string) {
  showToast({ tone: 'destructive', title: 'Error', description: sentence });
}

/** Submits an account form, one request at a time. `report` shows the sentence of a failure. */
export function useSubmit(send: (values: Values) => Promise<void>, report = showFailure) {
  const [busy, setBusy] = useState(false);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    const field = (name: keyof Values) => String(form.get(name) ?? '');
    clearToasts();
    setBusy(true);
    try {
      await send({
        fullName: field('fullName').trim(),
        email: field('email').trim(),
        password: field('password'),
        currentPassword: field('currentPassword'),
      });
    } catch (error) {
      report(errorMessage(error));
    } finally {
      setBusy(false);
    }
  }

  return { busy, onSubmit };
}
