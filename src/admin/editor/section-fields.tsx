import { type ComponentProps, memo, type ReactNode, useId } from 'react';
import { pathOfInput } from '@/admin/compare/field-path';
import { CheckInput, ChoiceInput } from '@/admin/inputs/choice-inputs';
import { ListInput } from '@/admin/inputs/lists/list-input';
import { useFormOfFields } from '@/admin/inputs/open-form-context';
import { PictureField } from '@/admin/inputs/pictures/picture-field';
import { TextInput } from '@/admin/inputs/text-input';
import type { SectionKey } from '@/content/sections/section';
import { sectionFields } from '@/content/sections/section-schemas';

type InputProps = Omit<ComponentProps<typeof TextInput>, 'name'>;

/** The titles of groups that the schema does not have, by the first field of each. */
const titles: Record<string, string> = {
  'about.whoWeAre': 'On the About page',
  'vision-mission.goals': 'Goals and commitment',
  'contact.phones': 'Phone and e-mail',
  'contact.warehouseShort': 'Addresses and hours',
  'contact.socialLinks': 'Links and reasons',
};

const figure: InputProps = {
  hint: 'A number with its sign, such as 15+ or 98%',
  className: 'max-w-56',
  spellCheck: false,
};
const summary: InputProps = { hint: 'For the card on the home page' };
const phone: InputProps = { type: 'tel', dir: 'ltr' };

/** What the schema does not say, by section and the field's name without indexes. */
const inputProps: Record<string, InputProps> = {
  'hero.slides': { hint: 'At the top of the home page, one after another.' },
  'hero.slides.buttonLabel': { hint: 'It leads to the products.' },
  'about.stats': { hint: 'All are on the About page, four on the home page too.' },
  'about.stats.figure': figure,
  'vision-mission.vision.summary': summary,
  'vision-mission.mission.summary': summary,
  'values.values': {
    hint: 'All are shown on their own page and on About, four of them on the home page too.',
  },
  'clients.partners': { hint: 'Describe the company; name it only with its consent.' },
  'clients.partners.since': { inputMode: 'numeric', className: 'max-w-56' },
  'clients.diversity.figure': figure,
  'clients.stories.figures.figure': figure,
  'clients.quotes': { hint: 'Give the role of the speaker, never the name.' },
  'contact.phones.0': { ...phone, hint: 'Shown first' },
  'contact.phones.1': phone,
  'contact.whatsapp': {
    ...phone,
    hint: 'With the country code, such as +971 50 000 0000. Left empty, visitors are not offered WhatsApp.',
  },
  'contact.email': { inputMode: 'email', dir: 'ltr', spellCheck: false },
  'contact.socialLinks.href': {
    dir: 'ltr',
    inputMode: 'url',
    spellCheck: false,
    placeholder: 'https://',
    hint: 'Such as https://www.instagram.com/company. Left empty, the icon is shown without a link.',
  },
};

/** `memo` keeps typing fast: `SectionForm` renders during typing, and a section has up to a hundred fields. */
export const SectionFields = memo(function SectionFields({ section }: { section: SectionKey }) {
  const groups: { title: string | undefined; names: string[] }[] = [];
  for (const [name, { kind, label }] of sectionFields(section).fields) {
    const title = titles[`${section}.${name}`] ?? (kind === 'group' ? label : undefined);
    const group = groups.at(-1);
    if (group && !title) group.names.push(name);
    else groups.push({ title, names: [name] });
  }
  return groups.map(({ title, names }) => (
    <FieldGroup key={names[0]} title={title}>
      {names.map((name) => (
        <FieldInput key={name} name={name} />
      ))}
    </FieldGroup>
  ));
});

function FieldGroup({ title, children }: { title: string | undefined; children: ReactNode }) {
  const headingId = useId();
  if (!title) return children;
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-8">
      <h2 id={headingId} className="border-t border-line pt-6 text-subheading">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** `name` is like `slides.0.title`. For `slides.0`, the fields of one item. */
function FieldInput({ name }: { name: string }) {
  const { section } = useFormOfFields().opened;
  const { field } = pathOfInput(section, name);
  const key = `${section}.${name}`;
  const props = inputProps[key] ?? inputProps[key.replaceAll(/\.\d+/g, '')];
  switch (field?.kind) {
    case 'list':
      return (
        <ListInput name={name} hint={props?.hint}>
          {(row) => <FieldInput name={row} />}
        </ListInput>
      );
    case 'picture':
      return <PictureField name={name} />;
    case 'switch':
      return <CheckInput name={name} />;
    case 'choice':
      return <ChoiceInput name={name} />;
    case 'text':
    case 'link':
      return <TextInput name={name} {...props} />;
    default:
      return [...(field?.fields.keys() ?? [])].map((part) => (
        <FieldInput key={part} name={`${name}.${part}`} />
      ));
  }
}
