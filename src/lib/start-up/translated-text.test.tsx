import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { guardTranslatedText } from './translated-text';

/** As Chrome and Edge: in place of the text, or beside it before the text goes. */
const ways = {
  replaced: (text: Node, font: Element) => text.parentNode?.replaceChild(font, text),
  'inserted, then removed': (text: Node, font: Element) => {
    text.parentNode?.insertBefore(font, text);
    text.parentNode?.removeChild(text);
  },
};

guardTranslatedText();

async function translate(way: (text: Node, font: Element) => void) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = `«${text.textContent}»`;
    way(text, font);
  }
  await Promise.resolve();
}

function Count({ count, mark = false }: { count: number; mark?: boolean }) {
  return (
    <p>
      {count > 0 && `${count} of `}
      {mark ? <mark>64</mark> : '64'}
      {count > 1 && ' shown'}
    </p>
  );
}

test.each(Object.entries(ways))('React goes on with texts that were %s', async (_, way) => {
  const { rerender, unmount } = render(<Count count={2} />);
  const shown = screen.getByText(/shown/).closest('p');
  await translate(way);
  expect(shown).toHaveTextContent('«2 of »«64»« shown»');
  rerender(<Count count={3} />);
  expect(shown).toHaveTextContent('3 of «64»« shown»');
  await translate(way);
  rerender(<Count count={1} mark />);
  expect(shown).toHaveTextContent(/^(1 of|««1 of »») ?64$/);
  await translate(way);
  rerender(<Count count={0} />);
  expect(shown).toHaveTextContent('64');
  unmount();
  expect(document.body).toHaveTextContent('');
});
