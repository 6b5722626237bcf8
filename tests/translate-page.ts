/** Before hydration, during it, or when the test calls the page's `beginTranslation`. */
export type TranslationStart = 'interactive' | 'load' | 'manual';

/**
 * Runs in the page. Replaces text nodes by `<font><font>`, as the translation of Chrome and Edge does, and goes on with
 * what appears later. Words stay, so that names find controls; those of an option differ from its value.
 */
export function translatePage(moment: TranslationStart): void {
  const leftAlone = 'script,style,textarea,noscript,svg,[translate="no"],title';
  const replacements = new WeakSet<Node>();

  function replaceTexts(root: Node) {
    const texts: Text[] = [];
    if (root instanceof Text) texts.push(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (replacements.has(text) || !text.data.trim() || text.parentElement?.closest(leftAlone)) {
        continue;
      }
      const replacement = document.createTextNode(
        text.parentElement?.nodeName === 'OPTION' ? `«${text.data}»` : text.data,
      );
      replacements.add(replacement);
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      outer.firstChild?.appendChild(replacement);
      text.replaceWith(outer);
    }
  }

  function begin() {
    document.documentElement.lang = 'ar';
    replaceTexts(document);
    new MutationObserver((records) => {
      const changed = records.flatMap(({ type, target, addedNodes }) =>
        type === 'characterData' ? [target] : [...addedNodes],
      );
      // The translation comes from a server, so later than the change.
      setTimeout(() => {
        for (const node of changed) if (node.isConnected) replaceTexts(node);
      }, 20);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  }

  Object.assign(window, { beginTranslation: begin });
  if (moment === 'load') addEventListener('load', begin);
  if (moment === 'interactive') {
    document.addEventListener(
      'readystatechange',
      () => document.readyState === 'interactive' && begin(),
    );
  }
}
