import { TextInput } from '@/admin/fields/text-input';
import { TextLines } from '@/admin/fields/text-lines';
import { FieldGroup } from './field-group';
import { PointList } from './point-list';

export function VisionMissionEditor() {
  return (
    <>
      <FieldGroup title="Our vision">
        <TextLines name="vision.text" />
        <TextInput name="vision.summary" hint="For the card on the home page" />
      </FieldGroup>
      <FieldGroup title="Our mission">
        <TextLines name="mission.text" />
        <TextInput name="mission.summary" hint="For the card on the home page" />
      </FieldGroup>
      <FieldGroup title="Goals and commitment">
        <PointList name="goals" word="goal" />
        <TextLines name="commitment" rows={5} hint="A blank line begins a new paragraph." />
      </FieldGroup>
    </>
  );
}
