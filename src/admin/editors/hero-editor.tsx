import { TextInput } from '@/admin/fields/text-input';
import { ListInput } from '@/admin/lists/list-input';
import { PictureField } from '@/admin/pictures/picture-field';

export function HeroEditor() {
  return (
    <ListInput
      name="slides"
      begin={{ buttonLabel: 'Explore Now' }}
      hint="They follow one another at the top of the home page, in this order."
    >
      {(slide) => (
        <>
          <TextInput name={`${slide}.title`} />
          <TextInput name={`${slide}.subtitle`} />
          <TextInput name={`${slide}.buttonLabel`} hint="It leads to the products." />
          <PictureField name={`${slide}.picture`} />
        </>
      )}
    </ListInput>
  );
}
