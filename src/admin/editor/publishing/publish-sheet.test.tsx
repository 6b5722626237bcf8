import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openFields } from '@/../tests/render-fields';
import { draftAuthorsQuery, type Entry } from '@/admin/data/entries';
import type { Event } from '@/admin/saving/state';
import { valuesSection } from '@/content/sections/values/default-content';
import type { Json } from '@/lib/supabase/database.types';
import { PublishSheet } from './publish-sheet';

const base = { id: 4, write_id: 'a', kind: 'draft', author_name: 'Bilal Khan' } as Entry;

/** The sheet after *Publish…* has read the head, and after the events. Returns how to read the form's state. */
function renderSheet(content: Json, authors?: string[], events: Event[] = []) {
  const stored = { head: base, published: null };
  const { client, openForm, show } = openFields('values', Object(content), { stored });
  client.setQueryData(draftAuthorsQuery('values', base.id, 'amal').queryKey, authors);
  openForm.dispatch({ is: 'pressed', of: 'look' });
  for (const event of events) openForm.dispatch(event);
  show(<PublishSheet onChoose={() => {}} />);
  return openForm;
}

const [first, ...others] = valuesSection.defaultContent.values;
const changed = { values: [{ ...first, name: 'Honesty' }, ...others] } as Json;

test('with nothing to publish the sheet has one button, which closes it', () => {
  const openForm = renderSheet(valuesSection.defaultContent, ['Bilal Khan']);
  expect(screen.getByText(/^Nothing to publish/)).toBeInTheDocument();
  const buttons = screen.getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Close']);
  expect(screen.queryByText('Bilal Khan')).not.toBeInTheDocument();
  buttons[0]?.click();
  expect(openForm.getState().question).toBeNull();
});

test('with a change the sheet offers to publish it, or to go on editing', () => {
  renderSheet(changed, ['Bilal Khan']);
  expect(screen.getByRole('button', { name: 'Publish' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Keep editing' })).toBeEnabled();
  expect(screen.getByText('Bilal Khan').closest('p')).toHaveTextContent(
    'Bilal Khan has saved the draft, too.',
  );
});

test('where nobody can say whose draft it is, the sheet says so', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  renderSheet(changed);
  expect(screen.getByText('Looking up whose draft it is…')).toBeInTheDocument();
  const failed = 'We could not look up who else has saved the draft.';
  expect(await screen.findByText(failed)).toBeInTheDocument();
});

test('the line about whose draft it is stays where it is one’s own, so that Publish does not move', () => {
  renderSheet(changed, []);
  expect(screen.getByText('Nobody else has saved the draft.')).toBeInTheDocument();
});

test.each([changed, valuesSection.defaultContent as Json])(
  'what a colleague has saved since is said, in place of what is so no more (%#)',
  (content) => {
    const newer = { ...base, id: 5, at: '2026-03-12T14:05:00' };
    renderSheet(content, [], [{ is: 'read', head: newer, published: null }]);
    expect(screen.getByRole('status')).toHaveTextContent(
      /^Bilal Khan has saved a newer text \(12 Mar 2026, 14:05\), after you opened this\.$/,
    );
    expect(screen.queryByText(/^Nobody else/)).not.toBeInTheDocument();
  },
);

test('while it is published, the pressed button keeps the focus, and cannot be pressed again', async () => {
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}));
  renderSheet(changed, []);
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  const button = await screen.findByRole('button', { name: 'Publishing…' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
});

test('what a sheet that was closed still publishes is not what the next one lists', () => {
  renderSheet(changed, [], [{ is: 'began', of: 'publish' }]);
  expect(screen.getByRole('status')).toHaveTextContent(/^Publishing…$/);
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(buttons).toEqual(['Keep editing']);
});
