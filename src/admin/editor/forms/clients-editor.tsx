import { ListInput } from '@/admin/inputs/lists/list-input';
import { TextInput } from '@/admin/inputs/text-input';
import { StatFields } from './stat-fields';

export function ClientsEditor() {
  return (
    <>
      <ListInput name="partners" hint="Describe the company; name it only with its consent.">
        {(partner) => (
          <>
            <TextInput name={`${partner}.description`} />
            <TextInput name={`${partner}.industry`} />
            <TextInput name={`${partner}.since`} inputMode="numeric" className="max-w-56" />
            <TextInput name={`${partner}.supply`} rows={2} />
          </>
        )}
      </ListInput>
      <ListInput name="diversity">{(count) => <StatFields name={count} />}</ListInput>
      <ListInput name="stories">
        {(story) => (
          <>
            <TextInput name={`${story}.title`} />
            <TextInput name={`${story}.text`} rows={3} />
            <ListInput name={`${story}.figures`}>
              {(figure) => <StatFields name={figure} />}
            </ListInput>
          </>
        )}
      </ListInput>
      <ListInput name="quotes" hint="Give the role of the speaker, never the name.">
        {(quote) => (
          <>
            <TextInput name={`${quote}.text`} rows={3} />
            <TextInput name={`${quote}.role`} />
          </>
        )}
      </ListInput>
    </>
  );
}
