import { TextInput } from '@/admin/fields/text-input';
import { ListInput } from '@/admin/lists/list-input';

/** Titles with a few sentences each: goals, advantages, reasons. */
export function PointList({ name }: { name: string }) {
  return (
    <ListInput name={name}>
      {(point) => (
        <>
          <TextInput name={`${point}.title`} />
          <TextInput name={`${point}.text`} rows={3} />
        </>
      )}
    </ListInput>
  );
}
