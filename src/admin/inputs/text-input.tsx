import { type ClipboardEvent, type ComponentProps, type KeyboardEvent, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { insertText } from '@/lib/browser/insert-text';
import { cleaningHandlers } from '@/lib/clean-input';
import { cn } from '@/lib/cn';
import { useField } from './use-field';

type TextInputProps = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'dir' | 'placeholder' | 'className' | 'spellCheck'
> & { name: string; hint?: string };

const charactersPerPhoneLine = 40;
const number = new Intl.NumberFormat('en-GB');

export function TextInput({ name, hint, className, ...input }: TextInputProps) {
  const { register } = useFormContext();
  // Without a value for a moment where its list item is removed.
  const text: string = useWatch({ name }) ?? '';
  const [pasted, setPasted] = useState(false);
  const { label, kind, limit, error, ownIssue } = useField<'text' | 'link'>(name);
  const wraps = kind === 'text' && limit > charactersPerPhoneLine && !input.inputMode;
  /** Undefined for a text without line breaks. */
  const rows = wraps && limit >= 160 ? Math.min(5, Math.ceil(limit / 120)) : undefined;
  const paragraphs = rows && limit >= 600;

  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const plain = event.clipboardData.getData('text/plain');
    const lines = withoutBullets(plain);
    const text = rows ? lines : lines.replace(/\s*\n\s*$/, '').replaceAll(/\s*\n\s*/g, ' ');
    setPasted(true);
    if (text === plain) return;
    event.preventDefault();
    insertText(event.currentTarget, text);
  }

  return (
    // A line of an error is in the gap to the next field, so that leaving this one moves nothing.
    <div className={cn(className, error && '-mb-6.5')}>
      <Field
        label={label}
        hint={hint ?? (paragraphs ? 'A blank line begins a new paragraph.' : undefined)}
        error={error}
        required={ownIssue?.('') !== undefined}
      >
        {({ required, className: controlClass, ...control }) => {
          const common = {
            dir: 'auto',
            autoComplete: 'off',
            'aria-required': required || undefined,
            onKeyUp: showWhole,
            ...control,
            ...register(name),
          };
          return wraps ? (
            <textarea
              // In browsers without `field-sizing`, `rows` sets the height.
              rows={rows ?? 2}
              className={cn(
                controlClass,
                'field-sizing-content max-h-[32rem] wrap-break-word supports-[field-sizing:content]:resize-none',
              )}
              enterKeyHint={rows ? undefined : 'next'}
              onKeyDown={rows ? undefined : refuseEnter}
              onPaste={onPaste}
              {...common}
            />
          ) : (
            <input
              className={controlClass}
              {...common}
              {...input}
              onInput={cleaningHandlers(input.type ?? input.inputMode)?.onInput}
            />
          );
        }}
      </Field>
      {paragraphs && pasted && crowded.test(text) && (
        <Button variant="outline" size="small" className="mt-2" onClick={() => spaceLines(name)}>
          Put space between these lines?
        </Button>
      )}
      {/* An error tells how many are too many. */}
      {!error && <Counter count={text.length} limit={limit} />}
    </div>
  );
}

/** When Tab focuses a field, browsers may scroll only the line of the cursor into view. */
function showWhole({ key, currentTarget }: KeyboardEvent) {
  if (key === 'Tab') currentTarget.scrollIntoView({ block: 'nearest' });
}

/** A text without line breaks has a textarea only so that it wraps. */
function refuseEnter(event: KeyboardEvent) {
  // During IME composition, Enter only confirms the word.
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
}

function Counter({ count, limit }: { count: number; limit: number }) {
  const over = count - limit;
  // A short field such as a year is normally full, so only a text over the limit has a counter.
  if (count < limit * 0.8 || (limit < 10 && over <= 0)) return null;
  return (
    <p
      className={cn(
        // In the gap to the next field, which typing must not move. An error has its line there.
        'mt-1.5 -mb-6.5 text-sm',
        over > 0 ? 'font-semibold text-ember' : 'text-stone',
      )}
    >
      {number.format(count)} of {number.format(limit)} characters
      {over > 0 && `: ${number.format(over)} too many`}
    </p>
  );
}

/** A single leading hyphen may be text, so hyphens are removed only where several lines have one. */
export function withoutBullets(pasted: string): string {
  const text = pasted.replaceAll(/\r\n?/g, '\n').replaceAll(/^[^\S\n]*[•◦‣▪●○·][^\S\n]*/gm, '');
  const hyphens = /^[^\S\n]*[-–*][^\S\n]+(?=\S)/gm;
  return (text.match(hyphens)?.length ?? 0) > 1 ? text.replaceAll(hyphens, '') : text;
}

/** A line break with text right before and after it. */
const crowded = /\S[^\S\n]*\n[^\S\n]*\S/;

function spaceLines(name: string) {
  const [field] = document.getElementsByName(name);
  if (!(field instanceof HTMLTextAreaElement)) return;
  field.focus();
  field.select();
  insertText(field, field.value.trim().replaceAll(/\s*\n\s*/g, '\n\n'));
}
