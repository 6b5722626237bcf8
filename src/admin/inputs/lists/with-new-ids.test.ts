import { expect, test, vi } from 'vitest';
import { withNewIds } from './with-new-ids';

test('a copy has new ids, also without HTTPS, where browsers have no crypto.randomUUID', () => {
  vi.stubGlobal('crypto', {});
  const story = { id: 'a', title: 'Rice', figures: [{ id: 'b', figure: '30%' }] };
  const copy = withNewIds(story);
  const other = expect.stringMatching(/^(?!a$|b$)[a-z0-9]{5,}$/);
  expect(copy).toEqual({ id: other, title: 'Rice', figures: [{ id: other, figure: '30%' }] });
  vi.unstubAllGlobals();
});
