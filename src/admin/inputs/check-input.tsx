import { useFormContext } from 'react-hook-form';
import { useField } from './use-field';

export function CheckInput({ name }: { name: string }) {
  const { register } = useFormContext();
  const { label } = useField(name, 'switch');
  return (
    <label className="flex min-h-11 items-center gap-3 font-semibold">
      <input type="checkbox" className="size-5 shrink-0 accent-leaf" {...register(name)} />
      {label}
    </label>
  );
}
