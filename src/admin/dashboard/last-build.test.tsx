import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Overview } from '@/admin/data/overview';
import { sectionKeys } from '@/content/sections/section-keys';
import { LastBuild } from './last-build';

function show(published: Record<string, number>, answer: Response) {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(answer);
  const states = Object.fromEntries(
    sectionKeys.map((key) => {
      const version = published[key];
      return [
        key,
        {
          published: version ? { version, at: '2026-03-12', by: 'Amna', misfits: [] } : null,
          draft: null,
        },
      ];
    }),
  ) as Overview['states'];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LastBuild states={states} />
    </QueryClientProvider>,
  );
  return fetched;
}

/** A time of day in the zone of the device, whichever it is. */
const builtAt = new Date('2026-03-12T14:05:00').toISOString();
const build = (versions: object) => Response.json({ builtAt, versions });

test('pages that contain every published version say when they were built', async () => {
  const fetched = show({ hero: 2, about: 1 }, build({ hero: 2, about: 1 }));
  const sentence = await screen.findByText(/^The pages were last built/);
  expect(sentence).toHaveTextContent(
    /on 12 Mar 2026, 14:05\. They contain everything that is published\.$/,
  );
  expect(fetched).toHaveBeenCalledWith(
    '/build.json',
    expect.objectContaining({ cache: 'no-store' }),
  );
});

test('sections that are newer than the build are named', async () => {
  show({ hero: 3, about: 1, 'vision-mission': 1 }, build({ hero: 2, about: 1 }));
  expect(await screen.findByText(/^The pages were last built/)).toHaveTextContent(
    'Published since then: Hero Section and Vision & Mission. Visitors see that already,',
  );
});

test.each([
  ['no such file', () => new Response('', { status: 404 })],
  ['a page in its place', () => new Response('<!doctype html>')],
  ['no date in it', () => Response.json({ versions: {} })],
])('with %s, that is not known', async (_, answer) => {
  show({}, answer());
  expect(await screen.findByText(/^It is not known when/)).toBeInTheDocument();
});
