import { TextInput } from '@/admin/inputs/text-input';
import { FieldGroup, LabelledGroup } from './field-group';
import { PointList } from './point-list';

export function VisionMissionEditor() {
  return (
    <>
      {['vision', 'mission'].map((statement) => (
        <LabelledGroup key={statement} name={statement}>
          <TextInput name={`${statement}.text`} rows={3} />
          <TextInput name={`${statement}.summary`} hint="For the card on the home page" />
        </LabelledGroup>
      ))}
      <FieldGroup title="Goals and commitment">
        <PointList name="goals" />
        <TextInput name="commitment" rows={5} paragraphs />
      </FieldGroup>
    </>
  );
}
