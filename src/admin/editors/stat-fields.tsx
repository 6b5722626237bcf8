import { FigureInput } from '@/admin/fields/figure-input';
import { TextInput } from '@/admin/fields/text-input';

/** A figure and what it counts. */
export function StatFields({ name }: { name: string }) {
  return (
    <>
      <FigureInput name={`${name}.figure`} />
      <TextInput name={`${name}.label`} />
    </>
  );
}
