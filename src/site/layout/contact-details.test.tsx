import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PreviewContent } from '@/content/published/use-section';
import { contactSection } from '@/content/sections/contact/default-content';
import { SocialLinks } from './contact-details';

/** The preview renders the form's content, which no schema has checked. */
function renderLink(href: string) {
  const socialLinks = [{ id: 'one', network: 'facebook' as const, href }];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PreviewContent value={{ contact: { ...contactSection.defaultContent, socialLinks } }}>
        <SocialLinks />
      </PreviewContent>
    </QueryClientProvider>,
  );
  return screen.getByRole('link');
}

test.each(['javascript:alert(1)', '//evil.example'])('“%s” does not become a link', (href) => {
  const link = renderLink(href);
  // Before hydration, a link to `#` would scroll to the top of the page.
  expect(link).not.toHaveAttribute('href');
  expect(link).toHaveTextContent('Facebook (not linked yet)');
});

test('a valid URL does', () => {
  const link = renderLink(' https://facebook.com/saffrongate ');
  expect(link).toHaveAttribute('href', 'https://facebook.com/saffrongate');
  expect(link).toHaveTextContent(/^Facebook$/);
});
