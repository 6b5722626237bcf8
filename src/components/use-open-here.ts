import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Whether something is open on this page: going anywhere, Back included, closes it by itself. */
export function useOpenHere() {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  return {
    open: openAt === key,
    show: () => setOpenAt(key),
    close: () => setOpenAt(undefined),
  };
}
