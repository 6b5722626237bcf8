import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderFields } from '@/../tests/render-fields';
import { aboutSection } from '@/content/sections/about/default-content';
import { TextInput, withoutBullets } from './text-input';

function show(name: string) {
  const { form } = renderFields('about', aboutSection.defaultContent, <TextInput name={name} />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  return {
    field,
    paste: (text: string) => fireEvent.paste(field, { clipboardData: { getData: () => text } }),
    stored: () => form.getValues(name),
  };
}

const offer = () => screen.queryByRole('button', { name: 'Put space between these lines?' });

test.each([
  ['ourStory', true],
  ['competitiveAdvantages.0.text', false],
])(
  'pasted lines in %s come without bullets, and can be made paragraphs where there are any (%s)',
  async (name, paragraphs) => {
    const { field, paste, stored } = show(name);
    field.select();
    expect(offer()).not.toBeInTheDocument();
    paste('• One van\r\n• Then two');
    expect(field).toHaveValue('One van\nThen two');
    expect(stored()).toBe('One van\nThen two');
    const button = offer();
    expect(button !== null).toBe(paragraphs);
    if (!button) return;
    await userEvent.click(button);
    expect(stored()).toBe('One van\n\nThen two');
    expect(field).toHaveFocus();
    expect(offer()).not.toBeInTheDocument();
  },
);

test('a field with paragraphs says how they are made, and from 80 % of its limit how much fits', () => {
  const { field } = show('ourStory');
  expect(field).toHaveAccessibleDescription('A blank line begins a new paragraph.');
  const type = (length: number) =>
    fireEvent.change(field, { target: { value: 'x'.repeat(length) } });
  type(1199);
  expect(screen.queryByText(/characters/)).not.toBeInTheDocument();
  type(1200);
  expect(screen.getByText('1,200 of 1,500 characters')).toBeVisible();
  type(1510);
  expect(screen.getByText('1,510 of 1,500 characters: 10 too many')).toBeVisible();
});

test('a text of one line wraps and takes no line breaks, typed or pasted', async () => {
  const { field, paste } = show('teaser.heading');
  await userEvent.clear(field);
  await userEvent.type(field, 'Food{Enter}from');
  paste(' many\r\n • places\r\n');
  expect(field).toHaveValue('Foodfrom many places');
});

test.each([
  ['•\tRice\r\n•\tSpices', 'Rice\nSpices'],
  ['We sell:\n  · Rice\n  · Spices\n\nAnd more.', 'We sell:\nRice\nSpices\n\nAnd more.'],
  ['•أرز\n•توابل', 'أرز\nتوابل'],
  ['- Rice\n- Spices', 'Rice\nSpices'],
  ['– Rice\n– Spices', 'Rice\nSpices'],
  ...[
    'Rice, spices · pulses',
    '- and so on',
    '-5 °C\n-18 °C',
    'Sunday\n- Thursday',
    '1. a\n2. b',
  ].map((plain) => [plain, plain]),
])('%j is pasted as %j: only a list loses its bullets', (pasted, text) => {
  expect(withoutBullets(pasted)).toBe(text);
});
