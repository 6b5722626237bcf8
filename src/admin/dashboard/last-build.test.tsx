import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Overview } from '@/admin/data/overview';
import { sectionKeys } from '@/content/sections/section-keys';
import { LastBuild } from './last-build';

let client: QueryClient;

function show(published: Record<string, number>, answer: Response) {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(answer);
  const states = Object.fromEntries(
    sectionKeys.map((key) => {
      const id = published[key];
      return [
        key,
        {
          published: id
            ? { id, at: '2026-03-12', by: 'Amna', visibleContent: {}, issues: [] }
            : null,
          draft: null,
        },
      ];
    }),
  ) as Overview['states'];
  client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <LastBuild states={states} />
    </QueryClientProvider>,
  );
  return fetched;
}

const builtAt = '2026-03-12T14:05:00Z';
const build = (entries: object) => Response.json({ builtAt, entries });
const sentence = /may show the old text/;

test('sections that are newer than the build are named', async () => {
  const fetched = show({ hero: 3, about: 1, 'vision-mission': 1 }, build({ hero: 2, about: 1 }));
  expect(await screen.findByText(sentence)).toHaveTextContent(
    'Hero Section and Vision & Mission: search engines and link previews may show the old text until the pages are built again, usually by tomorrow (whoever looks after the website can do it now).',
  );
  expect(fetched).toHaveBeenCalledWith(
    '/build.json',
    expect.objectContaining({ cache: 'no-store' }),
  );
});

test.each([
  ['pages that contain all publications', () => build({ hero: 2, about: 1 })],
  ['no such file', () => new Response('', { status: 404 })],
  ['a page in its place', () => new Response('<!doctype html>')],
  ['no entries in it', () => Response.json({ builtAt })],
])('with %s, nothing is said', async (_, answer) => {
  const fetched = show({ hero: 2, about: 1 }, answer());
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(fetched).toHaveBeenCalledOnce();
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
});
