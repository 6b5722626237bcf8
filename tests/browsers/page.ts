export type Browser = {
  name: string;
  /** With empty storage. */
  newWindow: () => Promise<BrowserWindow>;
  close: () => Promise<void>;
};

type BrowserWindow = {
  /** Returns the value of a JavaScript expression in the page, as JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  /** By the mouse, at a point of the viewport. */
  click: (x: number, y: number, count: number) => Promise<void>;
  type: (text: string) => Promise<void>;
  attach: (file: string) => Promise<void>;
  close: () => Promise<void>;
};

export const windowSize = { width: 1440, height: 900 };

/** Of the first picture of an editor. */
export const fileField = 'fieldset input[type=file]';

export type BrowserPage = ReturnType<typeof browserPage>;

export type Journeys = Record<string, (page: BrowserPage) => Promise<unknown>>;

const patience = 60_000;

const selectors = {
  button: 'button:not([role=tab]), summary',
  tab: '[role=tab]',
  link: 'a[href]',
  field: 'input:not([type=radio], [type=file], [type=checkbox]), textarea, select',
  heading: 'h1, h2, h3',
  text: 'p',
};

type Kind = keyof typeof selectors;

/** Runs in the page: the first visible element whose name matches, in the open dialog if there is one. */
function find(selector: string, pattern: string): HTMLElement | undefined {
  // biome-ignore lint/performance/useDomNodeTextContent: without the label that is only there for its width
  const textOf = (element: HTMLElement) => element.innerText.replace(/\s+/g, ' ').trim();
  const nameOf = (element: HTMLElement) =>
    element.ariaLabel ?? textOf(Reflect.get(element, 'labels')?.[0] ?? element);
  const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  return [...root.querySelectorAll<HTMLElement>(selector)].find(
    (element) => element.checkVisibility() && new RegExp(pattern).test(nameOf(element)),
  );
}

/** Runs in the page: the middle of an element once it takes a press there. */
function middleOf(element: HTMLElement | undefined): { x: number; y: number } | undefined {
  if (!element || element.matches(':disabled')) return undefined;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  return hit && (element.contains(hit) || hit.contains(element)) ? { x, y } : undefined;
}

/** Runs in the page: true once typing replaces the text of a field. */
function selectText(field: HTMLElement | undefined): boolean {
  field?.focus();
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
  return field !== undefined && field === document.activeElement;
}

export function browserPage({ evaluate, click, type, attach }: BrowserWindow, site: string) {
  const found = (kind: Kind, name: RegExp) =>
    `(${find})(${JSON.stringify(selectors[kind])}, ${JSON.stringify(name.source)})`;

  /** Polls until the expression is true in the page. */
  async function until(expression: string): Promise<unknown> {
    const end = Date.now() + patience;
    while (Date.now() < end) {
      // While a page is loading, there may be no document to ask.
      const value = await evaluate(expression).catch(() => undefined);
      if (value) return value;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const text = await evaluate('location.href + " " + document.body.innerText');
    throw new Error(`${await evaluate(expression)}, not true: ${expression.slice(-200)}\n${text}`);
  }

  async function press(kind: Kind, name: RegExp, count = 1): Promise<void> {
    const middle = () =>
      until(`(${middleOf})(${found(kind, name)})`) as Promise<{ x: number; y: number }>;
    let [last, point] = [await middle(), await middle()];
    // What moves would not be hit.
    while (last.x !== point.x || last.y !== point.y) [last, point] = [point, await middle()];
    await click(point.x, point.y, count);
  }

  return {
    site,
    evaluate,
    until,
    press,
    attach,
    open: async (path: string) => {
      await evaluate(`void (window.isLeft = true, location.href = ${JSON.stringify(site + path)})`);
      // A document of about:blank may come before the page's own.
      await until(
        `!window.isLeft && location.origin === '${site}' && document.readyState === 'complete'`,
      );
    },
    see: (kind: Kind, name: RegExp) => until(`${found(kind, name)}?.textContent`),
    reads: (text: string) => until(`document.body.innerText.includes(${JSON.stringify(text)})`),
    at: (path: string) => until(`location.pathname + location.search === ${JSON.stringify(path)}`),
    holds: (name: RegExp, value: string) =>
      until(`${found('field', name)}?.value === ${JSON.stringify(value)}`),
    /** Replaces the text of a field by typing. */
    fill: async (name: RegExp, text: string) => {
      await until(`(${selectText})(${found('field', name)})`);
      await type(text);
    },
    select: (name: RegExp, option: string) =>
      evaluate(`(() => {
        const select = ${found('field', name)};
        select.value = ${JSON.stringify(option)};
        select.dispatchEvent(new Event('change', { bubbles: true }));
      })()`),
  };
}
