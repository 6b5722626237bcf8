import { TextInput } from '@/admin/fields/text-input';
import { ListInput } from '@/admin/lists/list-input';
import { PointList } from './point-list';

export function ServicesEditor() {
  return (
    <>
      <ListInput name="services" blank={{ name: '', summary: '', features: [] }}>
        {(service) => (
          <>
            <TextInput name={`${service}.name`} />
            <TextInput name={`${service}.summary`} rows={3} />
            <ListInput name={`${service}.features`} blank={{ text: '' }} inline>
              {(feature) => <TextInput name={`${feature}.text`} />}
            </ListInput>
          </>
        )}
      </ListInput>
      <PointList name="whyChoose" />
    </>
  );
}
