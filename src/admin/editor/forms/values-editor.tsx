import { CheckInput } from '@/admin/inputs/check-input';
import { IconChoice } from '@/admin/inputs/icon-choice';
import { ListInput } from '@/admin/inputs/lists/list-input';
import { TextInput } from '@/admin/inputs/text-input';

export function ValuesEditor() {
  return (
    <ListInput
      name="values"
      hint="All are shown on their own page and on About, four of them on the home page too."
    >
      {(value) => (
        <>
          <TextInput name={`${value}.name`} />
          <IconChoice name={`${value}.icon`} />
          <TextInput name={`${value}.description`} />
          <TextInput name={`${value}.details`} rows={3} />
          <CheckInput name={`${value}.onHome`} />
        </>
      )}
    </ListInput>
  );
}
