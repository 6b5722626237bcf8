import type { ComponentProps } from 'react';
import { TextField } from '@/components/ui/field';

type EmailFieldProps = Pick<ComponentProps<'input'>, 'defaultValue' | 'onChange'>;

export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      {...props}
      label="Email"
      name="email"
      type="email"
      autoComplete="username"
      spellCheck={false}
      required
    />
  );
}
