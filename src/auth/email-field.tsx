import type { ComponentProps } from 'react';
import { TextField } from '@/components/ui/field';

export function EmailField(props: Pick<ComponentProps<'input'>, 'defaultValue' | 'onChange'>) {
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
