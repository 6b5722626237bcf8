import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { hasScreen } from '@/../tests/render-route';
import { sections } from '@/content/sections';
import { SectionPage } from './section-page';

test.each(sections)('the screen of $label says where the section stands', ({ key, label }) => {
  render(<SectionPage sectionKey={key} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(label);
  const links = screen.getAllByRole('link');
  for (const link of links) expect(hasScreen(link.getAttribute('href') ?? '')).toBe(true);
});
