import { ListInput } from '@/admin/inputs/lists/list-input';
import { PictureField } from '@/admin/inputs/pictures/picture-field';
import { TextInput } from '@/admin/inputs/text-input';

export function HeroEditor() {
  return (
    <ListInput
      name="slides"
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
