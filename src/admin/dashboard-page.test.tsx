import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { hasScreen } from '@/../tests/render-route';
import { adminLinks } from './admin-links';
import { DashboardPage } from './dashboard-page';

const sections = [
  ['Hero Section', '/admin/hero'],
  ['About', '/admin/about'],
  ['Vision & Mission', '/admin/vision-mission'],
  ['Core Values', '/admin/values'],
  ['Services', '/admin/services'],
  ['Clients', '/admin/clients'],
  ['Contact Info', '/admin/contact'],
] as const;

test('the sidebar names the dashboard and the seven sections', () => {
  expect(adminLinks.map(({ label, to }) => [label, to])).toEqual([
    ['Dashboard', '/admin'],
    ...sections,
  ]);
  for (const { to } of adminLinks) expect(hasScreen(to)).toBe(true);
});

test('the dashboard has a card for each section, which leads to it', () => {
  render(<DashboardPage />, { wrapper: MemoryRouter });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Admin Dashboard');
  expect(screen.getByText('Manage your website content from here')).toBeInTheDocument();
  const cards = screen.getAllByRole('article').map((card) => {
    const link = within(card).getByRole('link');
    const text = within(card).getByRole('paragraph').textContent;
    return [link.textContent, link.getAttribute('href'), text];
  });
  expect(cards).toEqual(sections.map(([label, to]) => [label, to, `Click to manage ${label}`]));
});
