import { TextInput } from '@/admin/inputs/text-input';
import { FieldGroup, LabelledGroup } from './field-group';
import { PointList } from './point-list';

export function VisionMissionEditor() {
  return (
    <>
      <LabelledGroup name="vision">
        <TextInput name="vision.text" rows={3} />
        <TextInput name="vision.summary" hint="For the card on the home page" />
      </LabelledGroup>
      <LabelledGroup name="mission">
        <TextInput name="mission.text" rows={3} />
        <TextInput name="mission.summary" hint="For the card on the home page" />
      </LabelledGroup>
      <FieldGroup title="Goals and commitment">
        <PointList name="goals" />
        <TextInput name="commitment" rows={5} paragraphs />
      </FieldGroup>
    </>
  );
}
