import { useFormContext } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { cn } from '@/lib/cn';
import { Counter } from './counter';
import { useField } from './use-field';

type TextLinesProps = { name: string; hint?: string; rows?: number };

export function TextLines({ name, hint, rows = 3 }: TextLinesProps) {
  const { register } = useFormContext();
  const { label, limit, error } = useField(name);
  return (
    <div>
      <Field label={label} hint={hint} error={error} required>
        {({ className, required, ...control }) => (
          <textarea
            rows={rows}
            dir="auto"
            autoComplete="off"
            {...control}
            aria-required={required}
            className={cn(className, 'field-sizing-content max-h-[32rem]')}
            {...register(name)}
          />
        )}
      </Field>
      <Counter name={name} limit={limit} />
    </div>
  );
}
