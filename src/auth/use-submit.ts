import { type FormEvent, useState } from 'react';
import { clearToasts, showToast } from '@/components/ui/toast-store';
import { errorMessage } from '@/lib/errors';

// With the form, as without a network it could not come any more, and that is what it has to say.
void import('@/components/ui/toast-list').catch(() => {});

type Values = { fullName: string; email: string; password: string };

function readField(form: FormData, name: keyof Values): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** The destructive toast of the specification. */
function showFailure(sentence: string) {
  showToast({ tone: 'destructive', title: 'Error', description: sentence });
}

/** Submits an account form once at a time. A failure is reported and leaves the fields as they are. */
export function useSubmit(send: (values: Values) => Promise<void>, report = showFailure) {
  const [busy, setBusy] = useState(false);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    clearToasts();
    setBusy(true);
    try {
      await send({
        fullName: readField(form, 'fullName').trim(),
        email: readField(form, 'email').trim(),
        password: readField(form, 'password'),
      });
    } catch (error) {
      report(errorMessage(error));
    } finally {
      setBusy(false);
    }
  }

  return { busy, onSubmit };
}
