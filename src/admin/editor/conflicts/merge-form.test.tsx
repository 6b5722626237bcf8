import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mergeSection } from '@/admin/compare/merge';
import { ConflictChoice } from './merge-form';

const names = { mine: 'Yours', theirs: 'Layla’s' };

function show({ conflicts: [conflict] }: ReturnType<typeof mergeSection>) {
  if (!conflict) throw new Error('There is no conflict');
  render(<ConflictChoice conflict={conflict} names={names} />);
}

test('a choice that both changed stands in the words of the form, not as it is stored', () => {
  const icon = (name: string) => ({ values: [{ id: 'a', name: 'Care', icon: name }] });
  show(mergeSection('values', icon('award'), icon('shield-check'), icon('leaf')));
  expect(screen.getByRole('group', { name: 'Values › Care › Icon' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /^Yours ?Shield check$/ })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /Leaf$/ })).toBeInTheDocument();
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  expect(screen.getByText('Before').parentElement).toHaveTextContent('Award');
});

test('an item that one side alone has shows what was typed in it', () => {
  const services = (name: string) => ({
    services: [{ id: 'a', name, features: ['Cold', 'Dry'].map((text) => ({ id: text, text })) }],
  });
  show(mergeSection('services', services('A'), services('B'), {}));
  expect(
    screen.getByRole('radio', { name: /^Yours ?Name B Features? ?Cold.*Dry$/ }),
  ).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /Deleted$/ })).toBeInTheDocument();
});

test('of an item that one side has deleted, the other’s picture is shown, and what it keeps in view', () => {
  const picture = { kind: 'site', name: 'hero/rice', alt: 'Goods' };
  const slides = (focus?: string) => ({ slides: [{ id: 'a', picture: { ...picture, focus } }] });
  show(mergeSection('hero', slides(), { slides: [] }, slides('9% 17%')));
  expect(screen.getByRole('radio', { name: /^Layla’s/ })).toHaveAccessibleName(
    /Rice, one of the website’s pictures.*Keeps in view: 9 % across, 17 % down/,
  );
});
