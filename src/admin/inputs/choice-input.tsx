import { useFormContext } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { useField } from './use-field';

export function ChoiceInput({ name, revalidates }: { name: string; revalidates?: string }) {
  const { register } = useFormContext();
  const { label, choices, error } = useField(name, 'choice');
  return (
    <Field label={label} error={error} required>
      {(control) => (
        <select {...control} {...register(name, { deps: revalidates })}>
          {Object.entries(choices).map(([choice, name]) => (
            <option key={choice} value={choice}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
