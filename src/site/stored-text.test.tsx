import { expect, test } from 'vitest';
import { renderRoute } from '@/../tests/render-route';
import { categories } from '@/catalogue/categories';
import { paths } from '@/config/paths';
import { paragraphs } from '@/content/fields/paragraphs';
import { sections } from '@/content/sections/sections';
import { isRecord } from '@/lib/is-record';

/** Returns the texts that begin with a capital, as no id, choice, e-mail address, URL, phone number or figure does. */
function textsIn(content: unknown): string[] {
  if (typeof content === 'string') {
    return /^\p{Lu}/u.test(content) ? paragraphs(content) : [];
  }
  if (Array.isArray(content)) return content.flatMap(textsIn);
  return isRecord(content) && !('kind' in content) ? Object.values(content).flatMap(textsIn) : [];
}

// Names of categories are also in the menu, where they are not stored text.
const stored = new Set(sections.flatMap(({ defaultContent }) => textsIn(defaultContent)));
for (const category of categories) stored.delete(category);

function textNodesIn(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}

test.each([
  paths.home,
  paths.about,
  paths.visionMission,
  paths.coreValues,
  paths.services,
  paths.clients,
  paths.whyChooseUs,
  paths.contact,
])('on %s, what an administrator writes in Arabic reads from right to left', async (path) => {
  await renderRoute(path);
  const rendered = textNodesIn(document.body).filter(({ data }) => stored.has(data.trim()));
  expect(rendered.length).toBeGreaterThan(1);
  const fixed = rendered.filter(({ parentElement }) => !parentElement?.closest('bdi, [dir=auto]'));
  expect(fixed.map(({ data }) => data)).toEqual([]);
});
