import { CheckInput } from '@/admin/inputs/check-input';
import { ListInput } from '@/admin/inputs/lists/list-input';
import { PictureField } from '@/admin/inputs/pictures/picture-field';
import { TextInput } from '@/admin/inputs/text-input';
import { FieldGroup, LabelledGroup } from './field-group';
import { PointList } from './point-list';
import { StatFields } from './stat-fields';

export function AboutEditor() {
  return (
    <>
      <LabelledGroup name="teaser">
        <TextInput name="teaser.heading" />
        <TextInput name="teaser.text" rows={3} paragraphs />
        <PictureField name="teaser.picture" />
      </LabelledGroup>
      <FieldGroup title="On the About page">
        <TextInput name="whoWeAre" rows={5} paragraphs />
        <PictureField name="picture" />
        <TextInput name="ourStory" rows={5} paragraphs />
        <ListInput
          name="stats"
          hint="All are shown on the About page, four of them on the home page too."
        >
          {(stat) => (
            <>
              <StatFields name={stat} />
              <CheckInput name={`${stat}.onHome`} />
            </>
          )}
        </ListInput>
        <PointList name="competitiveAdvantages" />
      </FieldGroup>
    </>
  );
}
