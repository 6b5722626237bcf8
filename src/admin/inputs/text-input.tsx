import { type ClipboardEvent, type ComponentProps, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { cn } from '@/lib/cn';
import { Counter } from './counter';
import { LooseLines } from './loose-lines';
import { typeText, withoutBullets } from './pasted-text';
import { limitHint } from './text-limit';
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
  /** A blank line in the text begins a new paragraph. */
  paragraphs?: boolean;
  /** Applied to the text when the input loses the focus, before it is validated. */
  complete?: (typed: string) => string;
};

export function TextInput(props: TextInputProps) {
  const { name, hint, optional, rows, paragraphs, complete, className, ...input } = props;
  const { register, getValues, setValue } = useFormContext();
  const [pasted, setPasted] = useState(false);
  const { label, limit, error } = useField(name, 'text', 'link');

  const hints = [hint, paragraphs && 'A blank line begins a new paragraph.', limitHint(limit)];

  function onBlur() {
    const typed: unknown = getValues(name);
    if (!complete || typeof typed !== 'string') return;
    const completed = complete(typed);
    if (completed !== typed) setValue(name, completed, { shouldDirty: true });
  }

  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const plain = event.clipboardData.getData('text/plain');
    const text = withoutBullets(plain);
    setPasted(true);
    if (text === plain) return;
    event.preventDefault();
    typeText(event.currentTarget, text);
  }

  return (
    <div className={className}>
      <Field
        label={label}
        hint={hints.filter(Boolean).join(' ')}
        error={error}
        required={!optional}
      >
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
              onPaste={onPaste}
              {...common}
            />
          ) : (
            <input type="text" className={controlClass} {...common} {...input} />
          );
        }}
      </Field>
      {paragraphs && pasted && <LooseLines name={name} />}
      <Counter name={name} limit={limit} />
    </div>
  );
}
