/** Before hydration, during it, or when the test calls the page's `beginTranslation`. */
export type TranslationStart = 'interactive' | 'load' | 'manual';

export const translatingBrowsers = ['Chrome', 'Safari', 'Firefox'] as const;
export type TranslatingBrowser = (typeof translatingBrowsers)[number];

type Wording = {
  translated: (text: string) => string;
  /** In the order in which Safari writes the texts of a sentence, which may leave some out. */
  ordered: (texts: Text[]) => Text[];
};

/**
 * Runs in the page: what translates a node in this browser. Chrome and Edge put `<font><font>` in place of each text. Safari
 * takes a sentence out, with the elements in it, and puts it together again with new texts (WebKit's
 * `TextManipulationController::replace`). Firefox translates the HTML of a block, and merges it into the elements and texts
 * that are there (its `translations-document.sys.mjs`).
 */
export function translatorOf(
  browser: TranslatingBrowser,
  { translated, ordered }: Wording = { translated: (text) => text, ordered: (texts) => texts },
): (root: Node) => void {
  const isLeftAlone = (node: Node) =>
    (node instanceof Element ? node : node.parentElement)?.closest(
      'script,style,textarea,noscript,svg,[translate="no"],title',
    );
  const isInline = (element: Element) => getComputedStyle(element).display === 'inline';
  /** Does not observe what is removed: its observers have no transient registrations. */
  const isJsdom = navigator.userAgent.includes('jsdom');
  const done = new WeakSet<Node>();

  function translatedText(text: Text) {
    const isOption = text.parentElement?.nodeName === 'OPTION';
    const replacement = new Text(isOption ? `«${text.data}»` : translated(text.data));
    done.add(replacement);
    return replacement;
  }

  function inFont(root: Node) {
    const texts: Text[] = root instanceof Text ? [root] : [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (done.has(text) || !text.data.trim() || isLeftAlone(text)) continue;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      outer.firstChild?.appendChild(translatedText(text));
      text.replaceWith(outer);
    }
  }

  function bySentence(root: Node) {
    const sentences: Text[][] = [[]];
    (function collect(node: Node) {
      if (node instanceof Text) {
        if (done.has(node)) sentences.push([]);
        else sentences.at(-1)?.push(node);
        return;
      }
      const isInSentence = node instanceof HTMLElement && isInline(node);
      if (!isInSentence) sentences.push([]);
      for (const child of node.childNodes) if (!(child instanceof SVGElement)) collect(child);
      if (!isInSentence && node instanceof Element) sentences.push([]);
    })(root instanceof Text && root.parentNode ? root.parentNode : root);
    for (const texts of sentences) {
      const isIncluded = (text: Text) => text.data.trim() !== '' && !isLeftAlone(text);
      const [start, end] = [texts.findIndex(isIncluded), texts.findLastIndex(isIncluded)];
      if (start >= 0) rewrite(texts.slice(start, end + 1));
    }
  }

  function rewrite(texts: Text[]) {
    const [first, last] = [texts[0], texts.at(-1)];
    if (!first?.parentNode || !last) return;
    let ancestor: Node = first.parentNode;
    while (!ancestor.contains(last) && ancestor.parentNode) ancestor = ancestor.parentNode;
    const pathTo = (text: Node) => {
      const path: Element[] = [];
      for (let each = text.parentElement; each && each !== ancestor; each = each.parentElement)
        path.unshift(each);
      return path;
    };
    const kept = pathTo(first);
    const removed: ChildNode[] = [];
    while (kept.at(-1)?.childNodes.length === 1) removed.push(kept.pop() as Element);
    const walker = document.createTreeWalker(ancestor);
    walker.currentNode = first;
    for (let node: Node | null = first; node; node = node === last ? null : walker.nextNode())
      removed.push(node as ChildNode);
    const lastPath = pathTo(last);
    const tail = lastPath.map((element, index) => {
      const children = [...element.childNodes];
      return [element, children.slice(children.indexOf(lastPath[index + 1] ?? last) + 1)] as const;
    });
    const point = (lastPath[0] ?? last).nextSibling;
    const used = new Set(kept);
    const path = kept.map((original) => ({ original, element: original }));
    const insertions: (readonly [Element | undefined, Node])[] = [];
    for (const text of ordered(texts)) {
      const own = pathTo(text);
      const common = path.findIndex(({ original }, index) => original !== own[index]);
      if (common >= 0) path.length = common;
      for (const original of own.slice(path.length)) {
        const element = used.has(original) ? (original.cloneNode() as Element) : original;
        used.add(original);
        insertions.push([path.at(-1)?.element, element]);
        path.push({ original, element });
      }
      insertions.push([path.at(-1)?.element, isLeftAlone(text) ? text : translatedText(text)]);
    }
    for (const node of removed.reverse()) node.remove();
    for (const [parent, node] of insertions) {
      done.add(node);
      if (parent) parent.append(node);
      else if (point) point.before(node);
      else (ancestor as Element).append(node);
    }
    for (const [parent, nodes] of tail) parent.append(...nodes);
  }

  function byBlock(node: Node) {
    if (!node.textContent?.trim() || isLeftAlone(node)) return;
    if (node instanceof Text) node.data = translatedText(node).data;
    const children = [...node.childNodes];
    const isBlock = (each: Node) =>
      each instanceof SVGElement || (each instanceof Element && !isInline(each));
    const isDivided =
      !(node instanceof Element) ||
      (isBlock(node) && children.some((child) => child instanceof Comment || isBlock(child))) ||
      (node.querySelector('[translate="no"],svg') &&
        !children.some((child) => child instanceof Text && child.data.trim()));
    if (isDivided) return children.forEach(byBlock);
    for (const [index, element] of node.querySelectorAll<HTMLElement>('*').entries())
      element.dataset.mozTranslationsId = `${index}`;
    // As its HTML reads: adjacent texts become one.
    const translation = node.cloneNode(true);
    translation.normalize();
    const walker = document.createTreeWalker(translation, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() && !isLeftAlone(text)) text.data = translatedText(text).data;
    }
    merge(node, translation);
  }

  function merge(live: Element, translation: Node) {
    const texts: Text[] = [];
    const elements = new Map<string | undefined, HTMLElement>();
    while (live.firstChild) {
      const child = live.firstChild;
      child.remove();
      if (child instanceof Text) texts.push(child);
      if (child instanceof HTMLElement) elements.set(child.dataset.mozTranslationsId, child);
    }
    for (const child of [...translation.childNodes]) {
      if (child.nodeName === '#text') {
        const text = texts.shift() ?? new Text();
        if (isJsdom) live.append(text);
        text.data = child.textContent ?? '';
        live.append(text);
      }
      const element = elements.get((child as HTMLElement).dataset?.mozTranslationsId);
      if (!element) continue;
      if (isJsdom) live.append(element);
      if (element.textContent?.trim()) merge(element, child);
      live.append(element);
      delete element.dataset.mozTranslationsId;
    }
  }

  return { Chrome: inFont, Safari: bySentence, Firefox: byBlock }[browser];
}

/**
 * Runs in the page. Translates it, and goes on with what appears later. Words stay, so that names find controls; those of
 * an option differ from its value.
 */
export function translatePage(translate: (root: Node) => void, start: TranslationStart): void {
  function begin() {
    document.documentElement.lang = 'ar';
    translate(document.body);
    const observer = new MutationObserver((records) => {
      const changed = records.flatMap(({ type, target, addedNodes }) =>
        type === 'characterData' ? [target] : [...addedNodes],
      );
      // The translation comes from a server, so later than the change.
      setTimeout(() => {
        for (const node of new Set(changed)) if (node.isConnected) translate(node);
        observer.takeRecords();
      }, 20);
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  }

  Object.assign(window, { beginTranslation: begin });
  if (start === 'load') addEventListener('load', begin);
  if (start === 'interactive') {
    document.addEventListener(
      'readystatechange',
      () => document.readyState === 'interactive' && begin(),
    );
  }
}
