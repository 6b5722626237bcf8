import { CheckInput } from '@/admin/fields/check-input';
import { IconChoice } from '@/admin/fields/icon-choice';
import { TextInput } from '@/admin/fields/text-input';
import { ListInput } from '@/admin/lists/list-input';

export function ValuesEditor() {
  return (
    <ListInput
      name="values"
      begin={{ icon: 'award' }}
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
