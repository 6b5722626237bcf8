/** By text, or element of React's: what others have changed in it since React last did. */
const changes = new WeakMap<Node, MutationRecord[]>();
const formerParents = new WeakMap<Node, Node>();

/**
 * Before React changes a node, undoes what a browser's translation did to its sentence, which is then translated anew: React
 * uses the nodes that it made, which translations replace, move and merge (https://github.com/facebook/react/issues/11538).
 */
export function guardTranslatedText(): void {
  const observer = new MutationObserver(remember);
  observer.observe(document.body, { childList: true, characterDataOldValue: true, subtree: true });

  for (const name of ['appendChild', 'insertBefore', 'removeChild', 'nodeValue', 'textContent']) {
    const { value, set = value } = Object.getOwnPropertyDescriptor(Node.prototype, name) ?? {};
    const guarded = function (this: Node, ...rest: unknown[]) {
      remember(observer.takeRecords());
      const { parentNode } = this;
      let node: Node | undefined = this;
      for (; node; node = node.parentNode ?? formerParents.get(node)) undo(node);
      // React changes the only text of an element as it finds it, which may be the translation, gone by now.
      const isThere = this.parentNode || !parentNode;
      const result = set.apply(isThere ? this : parentNode.firstChild, rest);
      observer.takeRecords();
      return result;
    };
    Object.defineProperty(Node.prototype, name, { [value ? 'value' : 'set']: guarded });
  }
}

/** React renders again what was translated before hydration, so a mismatch is no error then. */
export function reportUnlessTranslated(error: unknown): void {
  if (document.documentElement.lang === 'en-GB') reportError(error);
}

function remember(records: MutationRecord[]): void {
  for (const record of records) {
    const { target, removedNodes } = record;
    for (const node of removedNodes) formerParents.set(node, target);
    // React notes on an element that it has made or hydrated which one it is. Any other it will hydrate as it is now.
    if (target instanceof Text || Object.keys(target).some((key) => key.startsWith('__reactFiber')))
      changes.set(target, [record, ...(changes.get(target) ?? [])]);
  }
}

function undo(changed: Node): void {
  const latestFirst = changes.get(changed);
  changes.delete(changed);
  // What an extension has only added stays.
  if (!latestFirst?.some(({ removedNodes, oldValue }) => removedNodes[0] ?? oldValue !== null))
    return;
  for (const { oldValue, addedNodes, removedNodes, nextSibling } of latestFirst) {
    if (oldValue !== null) (changed as Text).data = oldValue;
    for (const node of addedNodes as NodeListOf<ChildNode>) node.remove();
    for (const node of removedNodes) {
      if (nextSibling) (nextSibling as ChildNode).before(node);
      else (changed as Element).append(node);
      undo(node);
    }
  }
}
