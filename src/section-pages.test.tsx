import { fireEvent, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { pagesOfField, sectionPages } from '@/admin/section-pages';
import { PreviewContent } from '@/content/published/use-section';
import type { SectionContents } from '@/content/sections/section';
import { sectionFields } from '@/content/sections/section-schemas';
import { sections } from '@/content/sections/sections';
import { fieldElements } from '@/preview/field-elements';
import { withStega } from '@/preview/stega';
import { App } from './app';
import { routes } from './routes';

const pages = sections.flatMap(({ key, defaultContent }) =>
  sectionPages[key].map((page) => ({ key, defaultContent, ...page })),
);

test.each(pages)(
  '$label shows just the fields of $key that are said to stand there',
  async ({ key, defaultContent, path }) => {
    const stega = withStega(sectionFields(key), defaultContent);
    const content = { [key]: stega.content } as Partial<SectionContents>;
    const router = createMemoryRouter(routes, { initialEntries: [path] });
    const { findByRole, container } = render(
      <PreviewContent value={content}>
        <App>
          <RouterProvider router={router} />
        </App>
      </PreviewContent>,
    );
    await findByRole('heading', { level: 1 });
    const { names } = stega;
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
      const shown = new Set(fieldElements(container).map(({ fieldIndex }) => names[fieldIndex]));
      expect(names.filter((name) => shown.has(name))).toEqual(expected);
    });
  },
);

test.each(sections)('every text of $key stands on some page', ({ key, defaultContent }) => {
  for (const name of withStega(sectionFields(key), defaultContent).names) {
    expect(pagesOfField(key, name, defaultContent), name).not.toEqual([]);
  }
});
