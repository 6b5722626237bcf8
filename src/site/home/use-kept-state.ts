import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** By history entry and name, while the document lives. */
const kept = new Map<string, unknown>();

/** State that Back and Forward find again: the scroll position fits the page as it was left. */
export function useKeptState<Value>(name: string, initial: Value) {
  const id = `${useLocation().key} ${name}`;
  const [value, setValue] = useState(() => (kept.has(id) ? (kept.get(id) as Value) : initial));

  function keep(next: Value) {
    kept.set(id, next);
    setValue(next);
  }

  return [value, keep] as const;
}
