import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test';

type Look = {
  /** A selector; the whole page without one. What lies behind a dialog need not be looked at again. */
  part?: string;
  /** What to call it in a failure. */
  name?: string;
  /** Axe's own recommendations, too, not only the rules of WCAG 2.2 AA. */
  recommendations?: boolean;
};

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export async function expectNoViolations(page: Page, look: Look = {}): Promise<void> {
  const { part = 'html', name = part, recommendations = false } = look;
  const axe = new AxeBuilder({ page })
    // Both for time: to describe what is in order, and to bring the parts of frames together in
    // another page, takes longer than the look itself.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .include(part)
    // The editor's preview is a public page, looked at in accessibility.spec.ts.
    .exclude('iframe');
  const { violations } = await (recommendations ? axe : axe.withTags(wcag)).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found, name).toEqual([]);
}
