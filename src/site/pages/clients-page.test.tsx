import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { PreviewContent } from '@/content/published/preview-content';
import { clientsDefaultContent } from '@/content/sections/clients/default-content';
import { ClientsPage } from './clients-page';

test.each([
  [1, 'One partner, described without its name.'],
  [3, 'Three partners, described without their names.'],
  [4, 'Four partners, described without their names.'],
])('how many partners there are is counted: %i', (count, sentence) => {
  const all = clientsDefaultContent.partners;
  const partners = [...all, ...all.map((partner) => ({ ...partner, id: `other-${partner.id}` }))];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PreviewContent
        value={{ clients: { ...clientsDefaultContent, partners: partners.slice(0, count) } }}
      >
        <MemoryRouter>
          <ClientsPage />
        </MemoryRouter>
      </PreviewContent>
    </QueryClientProvider>,
  );
  expect(screen.getByText(sentence)).toBeVisible();
});
