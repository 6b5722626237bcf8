import { useFormContext } from 'react-hook-form';
import { choiceName } from '@/admin/compare/choice-name';
import { Field } from '@/components/ui/field';
import { useField } from './use-field';

export function ChoiceInput({ name }: { name: string }) {
  const { register } = useFormContext();
  const { label, choices, error } = useField(name, 'choice');
  return (
    <Field label={label} error={error} required>
      {(control) => (
        <select {...control} {...register(name)}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choiceName(choice)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
