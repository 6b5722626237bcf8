import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { cn } from '@/lib/cn';
import { Counter } from './counter';
import { useField } from './use-field';

type TextInputProps = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'dir' | 'placeholder' | 'className' | 'spellCheck'
> & {
  name: string;
  hint?: string;
  optional?: boolean;
  /** With a number of lines the input is a textarea, which grows with its text. */
  rows?: number;
  /** Applied to the text when the input loses the focus, before it is validated. */
  complete?: (typed: string) => string;
};

export function TextInput(props: TextInputProps) {
  const { name, hint, optional, rows, complete, className, ...input } = props;
  const { register, getValues, setValue } = useFormContext();
  const { label, limit, error } = useField(name, 'text', 'link');

  function onBlur() {
    const typed: unknown = getValues(name);
    if (!complete || typeof typed !== 'string') return;
    const completed = complete(typed);
    if (completed !== typed) setValue(name, completed, { shouldDirty: true });
  }

  return (
    <div className={className}>
      <Field label={label} hint={hint} error={error} required={!optional}>
        {({ required, className: controlClass, ...control }) => {
          const common = {
            dir: 'auto',
            autoComplete: 'off',
            'aria-required': required || undefined,
            ...control,
            ...register(name, { onBlur }),
          };
          return rows ? (
            <textarea
              rows={rows}
              className={cn(controlClass, 'field-sizing-content max-h-[32rem]')}
              {...common}
            />
          ) : (
            <input type="text" className={controlClass} {...common} {...input} />
          );
        }}
      </Field>
      <Counter name={name} limit={limit} />
    </div>
  );
}
