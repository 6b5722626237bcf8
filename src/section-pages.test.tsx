import { fireEvent, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { pagesOfField, sectionPages } from '@/admin/section-pages';
import { PreviewContent } from '@/content/published/use-section';
import type { SectionContents } from '@/content/sections/section';
import { sectionFields } from '@/content/sections/section-schemas';
import { sections } from '@/content/sections/sections';
import { fieldElements } from '@/preview/field-elements';
import { decodeField, withStega } from '@/preview/stega';
import { App } from './app';
import { routes } from './routes';

const pages = sections.flatMap(({ key, defaultContent }) =>
  sectionPages[key].map((page) => ({ key, defaultContent, ...page })),
);

function namesIn(content: unknown): string[] {
  if (typeof content === 'string') return [decodeField(content) ?? []].flat();
  return Object.values(Object(content)).flatMap(namesIn);
}

test.each(pages)(
  '$label shows just the fields of $key that are said to stand there',
  async ({ key, defaultContent, path }) => {
    const marked = withStega(sectionFields(key), defaultContent);
    const content = { [key]: marked } as Partial<SectionContents>;
    const router = createMemoryRouter(routes, { initialEntries: [path] });
    const { findByRole, container } = render(
      <PreviewContent value={content}>
        <App>
          <RouterProvider router={router} />
        </App>
      </PreviewContent>,
    );
    await findByRole('heading', { level: 1 });
    const names = namesIn(marked);
    const expected = names.filter((name) =>
      pagesOfField(key, name, defaultContent).some(
        (page) => page.path === path && !/^slides\.[23]\.picture/.test(name),
      ),
    );
    // Parts of a page come later.
    await waitFor(() => {
      // Focus in the carousel loads the pictures of the first slide and its neighbours.
      for (const carousel of container.querySelectorAll('[aria-roledescription="carousel"]'))
        fireEvent.focus(carousel);
      const shown = new Set(fieldElements(container).map(({ field }) => field));
      expect(names.filter((name) => shown.has(name))).toEqual(expected);
    });
  },
);

test.each(sections)('every text of $key stands on some page', ({ key, defaultContent }) => {
  for (const name of namesIn(withStega(sectionFields(key), defaultContent))) {
    expect(pagesOfField(key, name, defaultContent), name).not.toEqual([]);
  }
});
