import { useFormContext } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { useField } from './use-field';

type ChoiceInputProps = {
  name: string;
  /** The field to validate again when the choice changes. */
  dependent?: string;
};

export function ChoiceInput({ name, dependent }: ChoiceInputProps) {
  const { register } = useFormContext();
  const { label, choices, error } = useField(name, 'choice');
  return (
    <Field label={label} error={error} required>
      {(control) => (
        <select {...control} {...register(name, { deps: dependent })}>
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
