import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { type AccountFields, useSubmit } from './use-submit';

type AccountFormProps = {
  submit: string;
  label?: string;
  submitting: string;
  send: (values: AccountFields) => Promise<void>;
  inline?: boolean;
  children?: ReactNode;
  link?: ReactNode;
};

export function AccountForm(props: AccountFormProps) {
  const { submit, label = submit, submitting, send, inline = false, children, link } = props;
  const { busy, failure, onSubmit } = useSubmit(send, { inline });
  return (
    <form onSubmit={onSubmit} aria-label={label} className="grid gap-5">
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
