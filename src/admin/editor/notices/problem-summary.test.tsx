import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderFields } from '@/../tests/render-fields';
import { contactSection } from '@/content/sections/contact/default-content';
import { ProblemSummary } from './problem-summary';

const reason = (id: string, text = id) => ({ id, text });
const withReasons = (...whyContact: ReturnType<typeof reason>[]) => ({
  ...contactSection.defaultContent,
  whyContact,
});

test('a line follows its item, and once that is fixed or gone, keeps the name that it had last', () => {
  const { form } = renderFields(
    'contact',
    withReasons(reason('a'), reason('b', ''), reason('c', '')),
    <ProblemSummary onChoose={() => {}} />,
  );
  const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const show = (...reasons: ReturnType<typeof reason>[]) =>
    act(() => form.reset(withReasons(...reasons)));
  expect(lines()).toEqual([
    'Reason 2 › Reason: Write a reason.',
    'Reason 3 › Reason: Write a reason.',
  ]);
  show(reason('b', ''), reason('a'), reason('c', ''));
  expect(lines()).toEqual([
    'Reason 1 › Reason: Write a reason.',
    'Reason 3 › Reason: Write a reason.',
  ]);
  show(reason('b', 'Written'), reason('a'));
  expect(lines()).toEqual([
    'Fixed: Reason 1 › Reason: Write a reason.',
    'Fixed: Reason 3 › Reason: Write a reason.',
  ]);
  expect(screen.getByRole('heading', { name: 'All fixed' })).toBeInTheDocument();
  for (const line of screen.getAllByRole('button')) expect(line).toBeDisabled();
});

test('what is broken by typing is counted, but adds no line: it would move the field', () => {
  const { form } = renderFields(
    'contact',
    withReasons(reason('a', ''), reason('b')),
    <ProblemSummary onChoose={() => {}} />,
  );
  act(() => form.reset(withReasons(reason('a', ''), reason('b', ''))));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('heading', { name: /^2 things to fix/ })).toBeInTheDocument();
});
