import { ListInput } from '@/admin/inputs/lists/list-input';
import { TextInput } from '@/admin/inputs/text-input';
import { PointList } from './point-list';

export function ServicesEditor() {
  return (
    <>
      <ListInput name="services">
        {(service) => (
          <>
            <TextInput name={`${service}.name`} />
            <TextInput name={`${service}.summary`} rows={3} />
            <ListInput name={`${service}.features`}>
              {(feature) => <TextInput name={`${feature}.text`} />}
            </ListInput>
          </>
        )}
      </ListInput>
      <PointList name="whyChoose" />
    </>
  );
}
