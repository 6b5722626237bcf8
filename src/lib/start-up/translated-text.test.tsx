import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { translatingBrowsers, translatorOf } from '@/../tests/translate-page';
import { guardTranslatedText } from './translated-text';

guardTranslatedText();

const orders = {
  'in their order': (texts: Text[]) => texts,
  'in another order': (texts: Text[]) => texts.toReversed(),
  'in part': (texts: Text[]) => texts.filter((_, index) => index % 2 === 0),
};
const translators = translatingBrowsers.flatMap((browser) =>
  Object.entries(orders)
    .filter((_, index) => browser === 'Safari' || index === 0)
    .map(([order, ordered]) => {
      const translated = (text: string) => `«${text}»`;
      return [`${browser}, ${order}`, translatorOf(browser, { translated, ordered })] as const;
    }),
);

type ResultsProps = { count: number; text?: string; category?: string; loading?: boolean };

/** Adjacent texts, texts between elements that come and go, a text that is alone in its element. */
function Results({ count, text, category, loading }: ResultsProps) {
  return (
    <div>
      <h1>
        {text ? (
          <>
            Results for “<bdi translate="no">{text}</bdi>”{category && ` in ${category}`}
          </>
        ) : (
          (category ?? 'All Products')
        )}
      </h1>
      <p>
        {count} {count === 1 ? 'product' : 'products'}
        {loading && <i>, loading</i>} of <b>{text && <i>those for {text} </i>}ours</b>
        {count === 0 && <button type="button">Show all</button>}
      </p>
      <p>{loading ? <em>Wait</em> : `${count} shown`}</p>
      <span>{count}</span> kg
    </div>
  );
}

/** Each sentence differs from step to step: what React does not change may stay in the order of the translation. */
const steps: ResultsProps[] = [
  { count: 64 },
  { count: 7, text: 'rice' },
  { count: 2, text: 'basmati', category: 'Rice' },
  { count: 3, text: 'almonds', category: 'Nuts', loading: true },
  { count: 0, text: 'plutonium' },
  { count: 1, text: 'tiger prawns' },
  { count: 8, category: 'Rice', loading: true },
  { count: 9, category: 'Nuts' },
];

/** Without the marks of the translation. */
function shown({ textContent }: HTMLElement) {
  return textContent?.replace(/[«»]/g, '');
}

test.each(translators)('React goes on with what %s, has translated', async (_, translate) => {
  for (const [index, from] of steps.entries()) {
    const to = steps[(index + 3) % steps.length] as ResultsProps;
    const fresh = render(<Results {...to} />);
    const expected = fresh.container.textContent;
    fresh.unmount();
    const { rerender, unmount, container } = render(<Results {...from} />);
    translate(container);
    await Promise.resolve();
    expect(container).toHaveTextContent('«');
    rerender(<Results {...to} />);
    expect(shown(container)).toBe(expected);
    translate(container);
    rerender(<Results {...from} />);
    translate(container);
    rerender(<Results {...to} />);
    expect(shown(container)).toBe(expected);
    translate(container);
    unmount();
    expect(container).toBeEmptyDOMElement();
  }
});

test('what an extension has added stays', async () => {
  const { rerender, container } = render(<Results count={2} />);
  const replaced = document.createElement('i');
  const inSentence = document.createElement('b');
  const inRoot = document.createElement('aside');
  container.querySelector('p')?.append(inSentence);
  container.append(replaced);
  replaced.replaceWith(inRoot);
  await Promise.resolve();
  rerender(<Results count={0} />);
  expect(container).toHaveTextContent('0 products of oursShow all');
  expect(container).toContainElement(inSentence);
  expect(container).toContainElement(inRoot);
});
