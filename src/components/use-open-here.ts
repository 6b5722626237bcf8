import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** State of a menu or panel that any navigation closes, Back included. */
export function useOpenHere() {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  return {
    open: openAt === key,
    show: () => setOpenAt(key),
    close: () => setOpenAt(undefined),
  };
}
