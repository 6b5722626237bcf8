import { useState } from 'react';
import { useLocation } from 'react-router-dom';

const states = new Map<string, unknown>();

/** State of one history entry. Back and Forward restore it, so that the restored scroll position is right. */
export function useHistoryState<Value>(name: string, initial: Value) {
  const id = `${useLocation().key} ${name}`;
  const [value, setValue] = useState(() => (states.has(id) ? (states.get(id) as Value) : initial));

  function set(next: Value) {
    states.set(id, next);
    setValue(next);
  }

  return [value, set] as const;
}
