import { TextInput } from '@/admin/fields/text-input';
import { ListInput } from '@/admin/lists/list-input';
import { PictureField } from '@/admin/pictures/picture-field';

const blankSlide = {
  title: '',
  subtitle: '',
  buttonLabel: 'Explore Now',
  picture: { kind: 'site', name: '', alt: '' },
};

export function HeroEditor() {
  return (
    <ListInput
      name="slides"
      blank={blankSlide}
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
