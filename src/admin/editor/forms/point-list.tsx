import { ListInput } from '@/admin/inputs/lists/list-input';
import { TextInput } from '@/admin/inputs/text-input';

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
