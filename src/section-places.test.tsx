import { fireEvent, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { placesOfField, sectionPlaces } from '@/admin/section-places';
import { PreviewContent } from '@/content/published/preview-content';
import type { SectionContents } from '@/content/sections/section';
import { sectionFields } from '@/content/sections/section-schemas';
import { sections } from '@/content/sections/sections';
import { marked, textFields } from '@/preview/field-marks';
import { markedPlaces } from '@/preview/marked-places';
import { App } from './app';
import { routes } from './routes';

const places = sections.flatMap(({ key, defaultContent }) =>
  sectionPlaces[key].map((place) => ({ key, defaultContent, ...place })),
);

test.each(places)(
  '$label shows just the fields of $key that are said to stand there',
  async ({ key, defaultContent, path }) => {
    const content = {
      [key]: marked(sectionFields(key), defaultContent),
    } as Partial<SectionContents>;
    const router = createMemoryRouter(routes, { initialEntries: [path] });
    const { findByRole, container } = render(
      <PreviewContent value={content}>
        <App>
          <RouterProvider router={router} />
        </App>
      </PreviewContent>,
    );
    await findByRole('heading', { level: 1 });
    await waitFor(() => expect(container.querySelector('[aria-busy]')).toBeNull());
    // Slides have their pictures once they are near: the first one and its neighbours.
    for (const carousel of container.querySelectorAll('[aria-roledescription="carousel"]')) {
      fireEvent.focus(carousel);
    }

    const names = textFields(sectionFields(key), defaultContent).map(({ name }) => name);
    const shown = new Set(markedPlaces(container).map(({ field }) => names[field]));
    const expected = names.filter((name) =>
      placesOfField(key, name, defaultContent).some(
        (place) => place.path === path && !/^slides\.[23]\.picture/.test(name),
      ),
    );
    expect(names.filter((name) => shown.has(name))).toEqual(expected);
  },
);

test.each(sections)('every text of $key stands on some page', ({ key, defaultContent }) => {
  for (const { name } of textFields(sectionFields(key), defaultContent)) {
    expect(placesOfField(key, name, defaultContent), name).not.toEqual([]);
  }
});
