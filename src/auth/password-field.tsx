import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Field } from '@/components/ui/field';
import { cn } from '@/lib/cn';

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'id' | 'type'> & {
  label: string;
  hint?: string;
  error?: string | undefined;
};

export function PasswordField({ label, hint, error, required, ...input }: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {({ className, ...control }) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={visible ? 'text' : 'password'}
            className={cn(className, 'pe-14')}
          />
          <button
            type="button"
            aria-label={visible ? 'Hide password' : 'Show password'}
            onClick={() => setVisible(!visible)}
            className="absolute end-0.5 top-0.5 grid size-11 place-items-center rounded-xl text-stone hover:text-ink"
          >
            {visible ? (
              <EyeOff aria-hidden className="size-5" />
            ) : (
              <Eye aria-hidden className="size-5" />
            )}
          </button>
        </div>
      )}
    </Field>
  );
}
