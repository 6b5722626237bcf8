import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field, TextField } from '@/components/ui/field';
import { clearToasts, showToast } from '@/components/ui/toast/toast-store';
import { cn } from '@/lib/cn';
import { errorMessage } from '@/lib/errors';

// Errors appear as toasts. Their chunk is loaded early, because it cannot be loaded while offline.
void import('@/components/ui/toast/toast-list').catch(() => {});

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

type AccountFormProps = {
  submit: string;
  submitting: string;
  send: (values: AccountFields) => Promise<void>;
  inline?: boolean;
  children?: ReactNode;
  link?: ReactNode;
};

export function AccountForm(props: AccountFormProps) {
  const { submit, submitting, send, inline = false, children, link } = props;
  const { busy, failure, onSubmit } = useSubmit(send, { inline });
  return (
    <form onSubmit={onSubmit} aria-label={submit} className="grid gap-5">
      {children}
      {/* There from the first, so that the buttons of the dialog stay where they are. */}
      {inline && <Alert className="min-h-11 text-sm">{failure}</Alert>}
      <Button type="submit" disabled={busy} className="mt-1 w-full">
        {busy ? submitting : submit}
      </Button>
      {link}
    </form>
  );
}

export function EmailField(props: Partial<ComponentProps<typeof TextField>>) {
  return (
    <TextField
      label="Email"
      name="email"
      type="email"
      autoComplete="username"
      spellCheck={false}
      required
      {...props}
    />
  );
}

const minimumLength = 6;

type PasswordFieldProps = { label?: string; name?: string; isNew?: boolean; error?: string };

export function PasswordField(props: PasswordFieldProps) {
  const { label = 'Password', name = 'password', isNew = false, error } = props;
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;
  const hint = isNew ? `At least ${minimumLength} characters.` : undefined;
  return (
    <Field label={label} hint={hint} error={error} required>
      {({ className, ...control }) => (
        <div className="relative">
          <input
            {...control}
            name={name}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            minLength={isNew ? minimumLength : undefined}
            type={visible ? 'text' : 'password'}
            className={cn(className, 'pe-14')}
          />
          <button
            type="button"
            aria-label={visible ? 'Hide password' : 'Show password'}
            onClick={() => setVisible(!visible)}
            className="absolute end-0.5 top-0.5 grid size-11 place-items-center rounded-xl text-stone hover:text-ink"
          >
            <Icon className="size-5" />
          </button>
        </div>
      )}
    </Field>
  );
}
