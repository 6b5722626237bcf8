import { useFormContext } from 'react-hook-form';
import { choiceName } from '@/admin/compare/choice-name';
import { Field } from '@/components/ui/field';
import { useField } from './use-field';

type ChoiceInputProps = { name: string; choices: readonly string[] };

export function ChoiceInput({ name, choices }: ChoiceInputProps) {
  const { register } = useFormContext();
  const { label, error } = useField(name);
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
