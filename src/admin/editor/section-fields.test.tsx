import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { get } from 'react-hook-form';
import { expect, test } from 'vitest';
import { renderFields } from '@/../tests/render-fields';
import { pathOfInput } from '@/admin/compare/field-path';
import { itemName } from '@/admin/compare/item-name';
import { clientsSection } from '@/content/sections/clients/default-content';
import { contactSection } from '@/content/sections/contact/default-content';
import type { SectionKey } from '@/content/sections/section';
import { sections } from '@/content/sections/sections';
import { servicesSection } from '@/content/sections/services/default-content';
import { validationIssues } from '@/content/sections/validation-issues';
import { valuesSection } from '@/content/sections/values/default-content';
import { isRecord } from '@/lib/is-record';
import { SectionFields } from './section-fields';

function renderEditor(section: SectionKey, content: object) {
  const { container, form } = renderFields(section, content, <SectionFields section={section} />);
  const publish = async () => {
    await act(() => form.handleSubmit(() => {})());
    return validationIssues(section, form.getValues()).length === 0;
  };
  return { container, publish, readForm: () => structuredClone(form.getValues()) };
}

function fieldNames(value: unknown, name = ''): string[] {
  const pathOf = (key: string) => (name === '' ? key : `${name}.${key}`);
  if (Array.isArray(value))
    return value.flatMap((item, index) => fieldNames(item, pathOf(`${index}`)));
  if (!isRecord(value)) return [name];
  if ('kind' in value) return [pathOf('alt')];
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'id' ? [] : fieldNames(part, pathOf(key)),
  );
}

test.each(sections)(
  'every field of $label can be edited, and has a label',
  ({ key, defaultContent }) => {
    const { container } = renderEditor(key, defaultContent);
    const names = fieldNames(defaultContent);
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) {
      expect(container.querySelector(`[name="${name}"]`), name).not.toBeNull();
    }
    for (const input of screen.getAllByRole('textbox', { hidden: true })) {
      expect(input).toHaveAccessibleName();
    }
  },
);

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Leaves out the sliders of a picture, which share one value. */
function controlsIn(container: HTMLElement) {
  const controls = 'input[name]:not([type="range"]), textarea, select';
  return [...container.querySelectorAll<Control>(controls)];
}

function shownIn(container: HTMLElement) {
  const shown: Record<string, unknown> = {};
  for (const control of controlsIn(container)) {
    const { name, type, value } = control;
    const checked = control instanceof HTMLInputElement && control.checked;
    if (type === 'radio') shown[name] = checked ? value : (shown[name] ?? null);
    else shown[name] = type === 'checkbox' ? checked : value;
  }
  return shown;
}

test.each(sections)(
  'rows of $label take their fields along, wherever they go',
  ({ key, defaultContent }) => {
    const { container, readForm } = renderEditor(key, defaultContent);
    const [list = '', items] =
      Object.entries(defaultContent).find(([, part]) => isRecord(part[0])) ?? [];
    const [first, second] = items as [object, object];
    const press = (label: string) => fireEvent.click(screen.getAllByLabelText(label)[0] as Element);
    const name = (item: object) => itemName(pathOfInput(key, list).field, item);

    function expectScreenAndFormToAgree() {
      const values = readForm();
      const shown = shownIn(container);
      expect(Object.keys(shown).length).toBeGreaterThan(5);
      for (const [name, value] of Object.entries(shown))
        expect(value, name).toBe(get(values, name));
      // On blur, React Hook Form reads the value from the DOM.
      for (const control of controlsIn(container)) fireEvent.blur(control);
      expect(readForm()).toEqual(values);
      expect(shownIn(container)).toEqual(shown);
    }

    press(`Move ${name(first)} down`);
    expect(readForm()[list].slice(0, 2)).toEqual([second, first]);
    expectScreenAndFormToAgree();
    press(`Delete ${name(second)}`);
    expectScreenAndFormToAgree();
    press(`Undo: bring ${name(second)} back`);
    expect(readForm()[list].slice(0, 2)).toEqual([second, first]);
    expectScreenAndFormToAgree();
  },
);

test('lists within a list go along with the item that they are in', () => {
  const { readForm } = renderEditor('services', servicesSection.defaultContent);
  const press = (label: string | RegExp) => fireEvent.click(screen.getByLabelText(label));
  const features = (index: number) =>
    within(screen.getAllByRole('group', { name: 'Features', hidden: true })[index] as HTMLElement);
  const demand = 'A first reading of demand and of what already sells';

  press('Move Market Expansion Support up');
  press(`Move ${demand} down`);
  press(/^Delete Trial quantities/);
  fireEvent.click(features(1).getByText('Add a feature'));
  const added = features(1).getAllByRole('textbox', { hidden: true }).at(-1) as HTMLElement;
  fireEvent.change(added, { target: { value: 'A market visit with us' } });
  press('Move Market Expansion Support up');
  press(/^Undo/);

  const services: typeof servicesSection.defaultContent.services = readForm().services;
  expect(services.map(({ name }) => name)).toEqual([
    'Market Expansion Support',
    'Global Import & Distribution',
    'Supply Chain Management',
  ]);
  const texts = services.map((each) => each.features.map(({ text }) => text));
  expect(texts[0]).toEqual([
    'Guidance on labels and packs for UAE shelves',
    demand,
    'Introductions to retailers, wholesalers and hotels',
    'Trial quantities before a full launch',
    'Advice on range and price as sales come in',
    'A market visit with us',
  ]);
  const ids = services.flatMap(({ id, features: each }) => [id, ...each.map((one) => one.id)]);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a choice that nobody has made is shown as none, and can be made', () => {
  const [first, ...values] = valuesSection.defaultContent.values;
  const icons = renderEditor('values', { values: [{ ...first, icon: null }, ...values] });
  expect(shownIn(icons.container)['values.0.icon']).toBeNull();
  fireEvent.click(screen.getAllByLabelText('Leaf')[0] as Element);
  expect(shownIn(icons.container)['values.0.icon']).toBe('leaf');
  expect(icons.readForm().values[0].icon).toBe('leaf');

  const socialLinks = [{ id: 'one', network: null, href: '' }];
  const networks = renderEditor('contact', { ...contactSection.defaultContent, socialLinks });
  expect(shownIn(networks.container)['socialLinks.0.network']).toBeNull();
  fireEvent.click(screen.getByLabelText('X'));
  expect(networks.readForm().socialLinks[0].network).toBe('x');
});

test('the handle of a row, beside its two buttons, is no stop of its own for Tab', () => {
  renderEditor('values', valuesSection.defaultContent);
  expect(screen.getByRole('button', { name: 'Move Integrity' })).toHaveAttribute('tabindex', '-1');
  expect(screen.getByRole('button', { name: 'Move Integrity down' })).not.toHaveAttribute(
    'tabindex',
  );
});

test('an item that is added shows its errors once a field of it was left, or at the next Publish…', async () => {
  const [first, ...others] = servicesSection.defaultContent.services;
  const services = [{ ...first, name: '' }, ...others];
  const { publish } = renderEditor('services', { ...servicesSection.defaultContent, services });
  const errors = () => screen.queryAllByRole('alert', { hidden: true }).map((e) => e.textContent);
  await publish();
  expect(errors()).toEqual(['Write a name.']);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Add a service' })));
  expect(errors()).toEqual(['Write a name.']);
  const lists = screen.getAllByRole('group', { name: 'Features', hidden: true });
  const added = within(lists[3]?.closest('li') as HTMLElement);
  await act(async () => fireEvent.blur(added.getByLabelText('Summary')));
  expect(errors()).toEqual(['Write a name.', 'Write a summary.']);
  await publish();
  expect(errors()).toHaveLength(4);
  expect(errors()).toContain('Keep at least 1 feature.');
});

test('a merge can leave a list within an item too long: *Publish…* is refused, at that list', async () => {
  const [story, ...others] = clientsSection.defaultContent.stories;
  const figures = ['1', '2', '3'].map((id) => ({ id, figure: id, label: 'Shops' }));
  const stories = [{ ...story, figures }, ...others];
  const { container, publish } = renderEditor('clients', {
    ...clientsSection.defaultContent,
    stories,
  });
  expect(await publish()).toBe(false);
  const list = container.querySelector('[data-field="stories.0.figures"]') as HTMLElement;
  const message = 'Keep to 2 figures: delete one.';
  expect(within(list).getByRole('alert', { hidden: true })).toHaveTextContent(message);
  const [remove] = within(list).getAllByLabelText(/^Delete Shops/);
  await act(async () => fireEvent.click(remove as HTMLElement));
  expect(await publish()).toBe(true);
});

test('a text is not called empty when *Undo* moves its item, in a list that is then too long', async () => {
  const { container } = renderEditor('values', valuesSection.defaultContent);
  const user = userEvent.setup();
  await user.click(screen.getByLabelText('Delete Passion'));
  await user.click(screen.getByText('Add a value'));
  for (const key of ['name', 'description', 'details']) {
    await user.type(container.querySelector(`[name="values.7.${key}"]`) as Element, 'Typed');
  }
  await user.click(screen.getByLabelText(/^Undo/));
  expect(container.querySelector('[name="values.8.details"]')).toHaveValue('Typed');
  await waitFor(() => expect(screen.queryByText('Write the details.')).not.toBeInTheDocument());
});

test('what was deleted comes back with the focus and what was typed last; too few are an error; a full list says so; a new row opens in its first field', async () => {
  const { container, readForm } = renderEditor('values', valuesSection.defaultContent);
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByLabelText(name));
  const names = () => readForm().values.map((each: { name: string }) => each.name);
  const original = names();
  const said = (sentence: string) => screen.getByText(sentence, { selector: '[role=status]' });
  screen.getByText('8 of 8: delete one to add another');
  expect(screen.getByText('Add a value')).toBeDisabled();

  const details = () => container.querySelector('[name="values.4.details"]') as Element;
  fireEvent.change(details(), { target: { value: 'Typed a moment ago.' } });
  await press('Delete Passion');
  said('Passion was deleted');
  expect(screen.getByLabelText('Undo: bring Passion back')).toHaveFocus();
  await user.keyboard('{Enter}');
  said('Passion is back at position 5');
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Passion/));
  expect(details()).toHaveValue('Typed a moment ago.');
  for (const name of original.slice(4)) await press(`Delete ${name}`);
  expect(screen.queryByText(/^Keep at least/)).not.toBeInTheDocument();
  await press('Delete Integrity');
  screen.getByText('Keep at least 4 values.', { selector: '[role=alert]' });
  await press('Undo: bring Integrity back');
  expect(names()).toEqual(original.slice(0, 4));
  await user.click(screen.getByText('Add a value'));
  said('A new value was added at position 5');
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Name'));
  expect(document.activeElement).toBeVisible();
  await user.keyboard('Patience');
  expect(names()).toEqual([...original.slice(0, 4), 'Patience']);
});

test('a field is validated when it is left, but an error carries off no button that is being pressed; the rule of four on the home page shows', async () => {
  const { container, readForm } = renderEditor('values', valuesSection.defaultContent);
  const user = userEvent.setup();
  const name = container.querySelector('[name="values.0.name"]') as HTMLElement;
  const alert = () => screen.queryByRole('alert', { hidden: true });
  name.focus();
  fireEvent.change(name, { target: { value: 'x'.repeat(42) } });
  screen.getByText('42 of 40 characters: 2 too many');
  await user.pointer({ target: screen.getByLabelText('Move Agility up'), keys: '[MouseLeft>]' });
  expect(name).not.toHaveFocus();
  expect(alert()).not.toBeInTheDocument();
  await user.pointer('[/MouseLeft]');
  expect(readForm().values[5].name).toBe('Agility');
  await waitFor(() => expect(alert()).toHaveTextContent('At most 40 characters: 2 too many.'));
  expect(name).toHaveAccessibleDescription('At most 40 characters: 2 too many.');
  fireEvent.change(name, { target: { value: 'Candour' } });
  await waitFor(() => expect(alert()).not.toBeInTheDocument());

  const onHome = screen.getAllByLabelText('Show on the home page')[0] as HTMLElement;
  fireEvent.click(onHome);
  fireEvent.blur(onHome);
  await waitFor(() => expect(alert()).toHaveTextContent(/^Tick 1 more.*: 3 of 4\.$/));
});

test.each(sections)(
  'other text is in all fields of $label at once, and what is typed on is in the form',
  ({ key, defaultContent }) => {
    const { container, form } = renderFields(key, defaultContent, <SectionFields section={key} />);
    const other = JSON.parse(JSON.stringify(defaultContent), (_, part) => {
      if (Array.isArray(part)) return part.toReversed();
      return typeof part === 'string' && part.includes(' ') ? `${part}!` : part;
    });
    for (const text of [other, defaultContent, other]) {
      act(() => form.reset(structuredClone(text)));
      expect(form.getValues()).toEqual(text);
      for (const [name, shown] of Object.entries(shownIn(container))) {
        expect(shown, name).toBe(get(text, name));
      }
      for (const control of controlsIn(container)) {
        if (!/^(text|textarea)$/.test(control.type)) continue;
        fireEvent.change(control, { target: { value: 'Typed' } });
        expect(get(form.getValues(), control.name), control.name).toBe('Typed');
      }
    }
  },
);

test('once other text comes in, rows stay open, and nothing of the old text can be undone', () => {
  const { form } = renderFields(
    'values',
    valuesSection.defaultContent,
    <SectionFields section="values" />,
  );
  const [first, second, ...values] = valuesSection.defaultContent.values;
  const rowOf = (name = '') => screen.getByText(name).closest('details');
  rowOf(second?.name)?.toggleAttribute('open', true);
  fireEvent.click(screen.getByLabelText(`Delete ${values[0]?.name}`));
  screen.getByLabelText(/^Undo/);
  act(() => form.reset({ values: [second, first, ...values] }));
  expect(rowOf(second?.name)).toHaveAttribute('open');
  expect(rowOf(first?.name)).not.toHaveAttribute('open');
  expect(screen.queryByLabelText(/^Undo/)).toBeNull();
  expect(screen.queryByText(/was deleted/)).toBeNull();
});
