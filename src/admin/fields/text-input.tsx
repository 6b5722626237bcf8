import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Counter } from './counter';
import { useField } from './use-field';

type TextInputProps = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'dir' | 'placeholder' | 'className' | 'spellCheck'
> & { name: string; hint?: string; optional?: boolean };

export function TextInput({ name, hint, optional = false, className, ...input }: TextInputProps) {
  const { register } = useFormContext();
  const { label, limit, error } = useField(name);
  return (
    <div className={className}>
      <Field label={label} hint={hint} error={error} required={!optional}>
        {({ required, ...control }) => (
          <input
            type="text"
            dir="auto"
            autoComplete="off"
            {...input}
            {...control}
            aria-required={required || undefined}
            {...register(name)}
          />
        )}
      </Field>
      <Counter name={name} limit={limit} />
    </div>
  );
}
