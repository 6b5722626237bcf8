import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openFields } from '@/../tests/render-fields';
import type { Entry } from '@/admin/data/entries';
import type { Event } from '@/admin/saving/state';
import { valuesSection } from '@/content/sections/values/default-content';
import { EditorBar } from './editor-bar';

const [id, at] = [10, '2026-03-12T06:00:00Z'];
const content = valuesSection.defaultContent;
const publication = {
  id,
  at,
  kind: 'published',
  content,
  author_name: 'Bilal Khan',
} as unknown as Entry;
const published = { id, visibleContent: content, issues: [] };

function renderBar(events: Event[]) {
  const stored = { head: publication, published };
  const { openForm, show } = openFields('values', content, { stored });
  for (const event of events) openForm.dispatch(event);
  show(<EditorBar isRoleLost={false} isPolling={false} />);
}

test('a newer draft of a colleague is the state of the section', () => {
  const draft: Entry = { ...publication, id: 12, kind: 'draft' };
  renderBar([{ is: 'read', head: draft, published }]);
  const status = screen.getByRole('status', { name: 'State of this section' });
  expect(status).toHaveTextContent(
    /^Draft saved 12 Mar 2026, \d\d:00 by Bilal Khan, the same as on the website$/,
  );
});

test('while a draft is being published, it cannot be discarded', () => {
  renderBar([
    { is: 'found', text: 'backed up' },
    { is: 'began', of: 'publish' },
  ]);
  const discard = screen.getByText('Discard draft: not yet');
  expect(discard).toHaveAttribute('aria-disabled', 'true');
});
