import { type ComponentType, memo } from 'react';
import { CheckInput, ChoiceInput, IconChoice } from '@/admin/inputs/choice-inputs';
import { ListInput } from '@/admin/inputs/lists/list-input';
import { PictureField } from '@/admin/inputs/pictures/picture-field';
import { TextInput } from '@/admin/inputs/text-input';
import type { SectionKey } from '@/content/sections/section';
import { FieldGroup, LabelledGroup, PointList, StatFields, TextList } from './field-groups';

const editors: Record<SectionKey, ComponentType> = {
  hero: HeroEditor,
  about: AboutEditor,
  'vision-mission': VisionMissionEditor,
  values: ValuesEditor,
  services: ServicesEditor,
  clients: ClientsEditor,
  contact: ContactEditor,
};

/** `memo` keeps typing fast: `SectionForm` renders during typing, and a section has up to a hundred fields. */
export const SectionFields = memo(function SectionFields({ section }: { section: SectionKey }) {
  const Editor = editors[section];
  return <Editor />;
});

function HeroEditor() {
  return (
    <ListInput name="slides" hint="At the top of the home page, one after another.">
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

function AboutEditor() {
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
        <ListInput name="stats" hint="All are on the About page, four on the home page too.">
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

function VisionMissionEditor() {
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

function ValuesEditor() {
  return (
    <ListInput
      name="values"
      hint="All are shown on their own page and on About, four of them on the home page too."
    >
      {(value) => (
        <>
          <TextInput name={`${value}.name`} />
          <IconChoice name={`${value}.icon`} />
          <TextInput name={`${value}.description`} />
          <TextInput name={`${value}.details`} rows={3} />
          <CheckInput name={`${value}.onHome`} />
        </>
      )}
    </ListInput>
  );
}

function ServicesEditor() {
  return (
    <>
      <ListInput name="services">
        {(service) => (
          <>
            <TextInput name={`${service}.name`} />
            <TextInput name={`${service}.summary`} rows={3} />
            <TextList name={`${service}.features`} />
          </>
        )}
      </ListInput>
      <PointList name="whyChoose" />
    </>
  );
}

function ClientsEditor() {
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

function ContactEditor() {
  return (
    <>
      <FieldGroup title="Phone and e-mail">
        <TextInput name="phones.0" type="tel" dir="ltr" hint="Shown first" />
        <TextInput name="phones.1" type="tel" dir="ltr" />
        <TextInput
          name="whatsapp"
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
              <ChoiceInput name={`${link}.network`} revalidates={`${link}.href`} />
              <TextInput
                name={`${link}.href`}
                dir="ltr"
                inputMode="url"
                spellCheck={false}
                placeholder="https://"
                hint="Such as https://www.instagram.com/company. Left empty, the icon is shown without a link."
              />
            </>
          )}
        </ListInput>
        <TextList name="whyContact" />
      </FieldGroup>
    </>
  );
}
