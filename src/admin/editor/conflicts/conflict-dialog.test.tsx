import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { draftOfBilal } from '@/../tests/draft-of-bilal';
import { openFields } from '@/../tests/render-fields';
import type { Entry, EntryAuthor } from '@/admin/data/entries';
import { heroSection } from '@/content/sections/hero/default-content';
import { ConflictDialog } from './conflict-dialog';

const [first, ...others] = heroSection.defaultContent.slides;

type Content = { slides: unknown[] };

function openConflict(
  mine: Content,
  theirs: Content,
  kind: Entry['kind'] = 'published',
  saved: Content = heroSection.defaultContent,
  earlier: readonly EntryAuthor[] = [],
) {
  const fill = vi.fn();
  const entry = (id: number, content: Content) =>
    ({ ...draftOfBilal, section: 'hero', id, kind, content }) as Entry;
  const stored = { head: entry(4, saved), published: null };
  const { openForm, show } = openFields('hero', mine, { reset: fill, stored });
  const of = kind === 'published' ? 'publish' : 'save';
  const conflict = { is: 'conflict', of, theirs: entry(5, theirs), earlier } as const;
  openForm.dispatch({ is: 'read', head: conflict.theirs, published: null });
  openForm.dispatch({ is: 'told', outcome: conflict });
  openForm.dispatch({ is: 'compared' });
  show(<ConflictDialog conflict={conflict} />);
  return fill;
}

test('items that both sides added all stay, also where they are too many', async () => {
  const added = (...ids: string[]) => ids.map((id) => ({ ...first, id }));
  const fill = openConflict(
    { slides: [first, ...others, ...added('a', 'b')] },
    { slides: [first, ...others, ...added('c', 'd')] },
  );
  expect(screen.getByText('What you have typed and not saved yet stays.')).toBeInTheDocument();
  const read = vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}));
  await userEvent.click(screen.getByRole('button', { name: 'Continue to publish…' }));
  const slides = [first, ...others, ...added('c', 'd', 'a', 'b')];
  await waitFor(() => expect(fill).toHaveBeenCalledExactlyOnceWith({ slides }));
  // On a busy machine, the head would be read during a later test.
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2), { timeout: 10_000 });
});

test('what of the form changes is listed; a colleague’s discard says where the draft stays', () => {
  const saved = { slides: [{ ...first, title: 'Saved' }, ...others] };
  const mine = { slides: [{ ...first, title: 'Saved', subtitle: 'Typed since' }, ...others] };
  openConflict(mine, heroSection.defaultContent, 'discarded', saved);
  expect(screen.getByText('What you have typed and not saved yet stays.')).toBeInTheDocument();
  expect(screen.getByText(/The discarded draft stays in the history\.$/)).toBeInTheDocument();
  const changes = screen.getByRole('heading', { name: 'What changes in your form' });
  expect(changes.nextElementSibling).toHaveTextContent(/Saved/);
  expect(changes.nextElementSibling).not.toHaveTextContent('Typed since');
  expect(
    screen.getByRole('button', { name: 'Save without the discarded draft' }),
  ).toBeInTheDocument();
});

test('a draft that was discarded before the newest text was written is said, too', () => {
  const discard = { kind: 'discarded', author: null, author_name: 'Layla' } as const;
  const saved = { slides: [{ ...first, title: 'Saved' }, ...others] };
  const theirs = { slides: [{ ...first, subtitle: 'Theirs' }, ...others] };
  openConflict(saved, theirs, 'draft', saved, [discard]);
  expect(screen.getByText(/The discarded draft stays in the history\.$/)).toBeInTheDocument();
  const changes = screen.getByRole('heading', { name: 'What changes in your form' });
  expect(changes.nextElementSibling).toHaveTextContent(/Saved.*Theirs/);
  expect(screen.queryByRole('button', { name: 'Save both' })).not.toBeInTheDocument();
});

test('all of one’s own changes are dropped after one question, which lists them, and are in the history first', async () => {
  const mine = { slides: [{ ...first, subtitle: 'Typed since' }, ...others] };
  const theirs = { slides: others };
  const fill = openConflict(mine, theirs);
  const asked: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const [, call = ''] = /v1\/(.+?)(\?|$)/.exec(String(url)) ?? [];
    asked.push(call);
    const kept = { ...draftOfBilal, section: 'hero', content: theirs };
    if (!call.includes('write_entry'))
      return Response.json([{ ...kept, id: 5, entry: { by: '' } }]);
    const { kind, content } = JSON.parse(String(init?.body));
    return Response.json({ entry: { ...kept, kind, content }, head: { ...kept, id: 5 } });
  });
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  await press('Keep theirs, drop all my changes');
  const question = screen.getByRole('dialog', { name: 'Drop all your changes?' });
  expect(question).toHaveTextContent('Typed since');
  await press('Go back');
  await press('Keep theirs, drop all my changes');
  expect(asked).toEqual([]);
  await press('Drop my changes');
  await waitFor(() => expect(fill).toHaveBeenCalledExactlyOnceWith(theirs));
  expect(asked[0]).toBe('rpc/write_entry');
});
