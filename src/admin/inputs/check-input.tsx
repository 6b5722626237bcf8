import { useFormContext } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { useField } from './use-field';

export function CheckInput({ name }: { name: string }) {
  const { register } = useFormContext();
  const { label } = useField(name, 'switch');
  return <Checkbox label={label} {...register(name)} />;
}
