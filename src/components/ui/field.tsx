import { type AriaAttributes, type ComponentProps, type ReactNode, useId } from 'react';
import { cleaningHandlers } from '@/lib/clean-input';
import { Alert } from './alert';
import { controlClass } from './control-class';

type ControlProps = AriaAttributes & { id: string; required: boolean; className: string };

type FieldProps = {
  label: string;
  hint?: string;
  error?: string;
  required?: boolean;
  className?: string;
  children: (control: ControlProps) => ReactNode;
};

export function Field({ label, hint, error, required = false, className, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={className}>
      <div className="mb-2">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {/* Outside the label, so that the mark is not part of the accessible name. */}
        <span aria-hidden className={required ? 'font-semibold text-ember' : 'text-stone'}>
          {required ? ' *' : ' (optional)'}
        </span>
      </div>
      {children({
        id,
        required,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
        className: controlClass,
      })}
      {hint && (
        <p id={hintId} className="mt-2 text-sm text-stone">
          {hint}
        </p>
      )}
      {error && (
        <Alert id={errorId} className="mt-1 text-sm">
          {error}
        </Alert>
      )}
    </div>
  );
}

type TextFieldProps = Pick<FieldProps, 'label' | 'hint' | 'error'> &
  Omit<ComponentProps<'input'>, 'id'>;

export function TextField({ label, hint, error, required, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required} className={className}>
      {(control) => <input {...cleaningHandlers(input.type)} {...input} {...control} />}
    </Field>
  );
}
