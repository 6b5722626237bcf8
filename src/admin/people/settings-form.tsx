import { type InputEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type AccountFields, useSubmit } from '@/auth/account-form';
import { setUnsaved } from '@/auth/unsaved-work';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toast/toast-store';

type SettingsFormProps = {
  title: string;
  submitLabel: string;
  send: (values: AccountFields) => Promise<string>;
  children: (error: string | undefined) => ReactNode;
};

export function SettingsForm({ title, submitLabel, send, children }: SettingsFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [hasUnsent, setHasUnsent] = useState(false);
  const isTypedSince = useRef(false);
  const { busy, failure, clearFailure, onSubmit } = useSubmit(
    async (values) => {
      isTypedSince.current = false;
      showToast({ title: await send(values) });
      if (isTypedSince.current) return;
      form.current?.reset();
      setHasUnsent(false);
    },
    { inline: true },
  );
  useEffect(() => {
    if (hasUnsent) setUnsaved('unsent');
    return () => setUnsaved(null);
  }, [hasUnsent]);

  function onInput({ currentTarget }: InputEvent<HTMLFormElement>) {
    isTypedSince.current = true;
    clearFailure();
    const fields = [...currentTarget.querySelectorAll('input')];
    const texts = fields.filter(({ name }) => !/password/i.test(name));
    setHasUnsent(texts.some(({ value, defaultValue }) => value !== defaultValue));
  }

  return (
    <form
      ref={form}
      onSubmit={onSubmit}
      onInput={onInput}
      aria-label={title}
      // A line of an error is in the gap to what follows, which it must not move.
      className="grid max-w-xl gap-8 *:has-[[role=alert]]:-mb-6.5"
    >
      <h2 className="-mb-1 text-subheading">{title}</h2>
      {children(failure)}
      <Button type="submit" aria-disabled={busy} className="justify-self-start">
        {busy ? 'One moment…' : submitLabel}
      </Button>
    </form>
  );
}
