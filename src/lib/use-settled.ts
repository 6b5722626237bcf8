import { useEffect, useState } from 'react';

/** The value once it has not changed for `wait` milliseconds; until then the one before, at first none. */
export function useSettled<Value>(value: Value, wait: number): Value | undefined {
  const [settled, setSettled] = useState<Value>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), wait);
    return () => clearTimeout(timer);
  }, [value, wait]);
  return settled;
}
