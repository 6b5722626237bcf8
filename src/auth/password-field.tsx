import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Field } from '@/components/ui/field';
import { cn } from '@/lib/cn';

const minimumLength = 6;

type PasswordFieldProps = { label?: string; name?: string; isNew?: boolean; error?: string };

export function PasswordField(props: PasswordFieldProps) {
  const { label = 'Password', name = 'password', isNew = false, error } = props;
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;
  const hint = isNew ? `At least ${minimumLength} characters.` : undefined;
  return (
    <Field label={label} hint={hint} error={error} required>
      {({ className, ...control }) => (
        <div className="relative">
          <input
            {...control}
            name={name}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            minLength={isNew ? minimumLength : undefined}
            type={visible ? 'text' : 'password'}
            className={cn(className, 'pe-14')}
          />
          <button
            type="button"
            aria-label={visible ? 'Hide password' : 'Show password'}
            onClick={() => setVisible(!visible)}
            className="absolute end-0.5 top-0.5 grid size-11 place-items-center rounded-xl text-stone hover:text-ink"
          >
            <Icon aria-hidden className="size-5" />
          </button>
        </div>
      )}
    </Field>
  );
}
