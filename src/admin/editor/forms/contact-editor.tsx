import { ChoiceInput } from '@/admin/inputs/choice-input';
import { ListInput } from '@/admin/inputs/lists/list-input';
import { TextInput } from '@/admin/inputs/text-input';
import { FieldGroup } from './field-group';

export function ContactEditor() {
  return (
    <>
      <FieldGroup title="Phone and e-mail">
        <TextInput name="phones.0" type="tel" dir="ltr" hint="Shown first" />
        <TextInput name="phones.1" optional type="tel" dir="ltr" />
        <TextInput
          name="whatsapp"
          optional
          type="tel"
          dir="ltr"
          hint="With the country code, such as +971 50 000 0000. Left empty, visitors are not offered WhatsApp."
        />
        <TextInput name="email" inputMode="email" dir="ltr" spellCheck={false} />
      </FieldGroup>
      <FieldGroup title="Addresses and hours">
        <TextInput name="warehouseShort" />
        <TextInput name="warehouseAddress" rows={2} />
        <TextInput name="officeAddress" rows={2} />
        <TextInput name="businessHours" />
      </FieldGroup>
      <FieldGroup title="Links and reasons">
        <ListInput name="socialLinks">
          {(link) => (
            <>
              <ChoiceInput name={`${link}.network`} dependent={`${link}.href`} />
              <TextInput
                name={`${link}.href`}
                optional
                dir="ltr"
                inputMode="url"
                spellCheck={false}
                placeholder="https://"
                hint="Such as https://www.instagram.com/company. Left empty, the icon is shown without a link."
              />
            </>
          )}
        </ListInput>
        <ListInput name="whyContact">{(reason) => <TextInput name={`${reason}.text`} />}</ListInput>
      </FieldGroup>
    </>
  );
}
