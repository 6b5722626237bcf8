import { TextInput } from '@/admin/fields/text-input';
import { FieldGroup } from './field-group';
import { PointList } from './point-list';

export function VisionMissionEditor() {
  return (
    <>
      <FieldGroup title="Our vision">
        <TextInput name="vision.text" rows={3} />
        <TextInput name="vision.summary" hint="For the card on the home page" />
      </FieldGroup>
      <FieldGroup title="Our mission">
        <TextInput name="mission.text" rows={3} />
        <TextInput name="mission.summary" hint="For the card on the home page" />
      </FieldGroup>
      <FieldGroup title="Goals and commitment">
        <PointList name="goals" word="goal" />
        <TextInput name="commitment" rows={5} hint="A blank line begins a new paragraph." />
      </FieldGroup>
    </>
  );
}
