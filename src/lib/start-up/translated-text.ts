/** By text node: the `<font>` that a browser's translation has put in its place. React goes on to use the text node. */
const fontInPlaceOf = new WeakMap<Node, Element>();
let isTranslated = false;

/** Before React changes a text that was replaced, puts it back: https://github.com/facebook/react/issues/11538 */
export function guardTranslatedText(): void {
  isTranslated = document.querySelector('font') !== null;
  new MutationObserver((records) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      const font = [...addedNodes, previousSibling, nextSibling].find(isFont);
      if (!font) continue;
      isTranslated = true;
      for (const node of removedNodes) if (node instanceof Text) fontInPlaceOf.set(node, font);
    }
  }).observe(document, { childList: true, subtree: true });

  for (const name of ['appendChild', 'insertBefore', 'removeChild'] as const) {
    const original = Node.prototype[name] as (this: Node, ...nodes: (Node | null)[]) => Node;
    const guarded: typeof original = function (...nodes) {
      nodes.forEach(putBack);
      return original.apply(this, nodes);
    };
    Object.assign(Node.prototype, { [name]: guarded });
  }
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value) {
      putBack(this);
      nodeValue?.set?.call(this, value);
    },
  });
}

/** React renders again what was translated before hydration, so a mismatch is no error then. */
export function reportUnlessTranslated(error: unknown): void {
  if (!isTranslated) reportError(error);
}

function putBack(node: Node | null): void {
  if (node && !node.parentNode) fontInPlaceOf.get(node)?.replaceWith(node);
}

function isFont(node: Node | null): node is Element {
  return node?.nodeName === 'FONT';
}
