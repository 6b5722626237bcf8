import { createContext } from 'react';

/** Counts the confirmed saves of the open editor: what can be undone until the next one goes by it. */
export const SaveCount = createContext(0);
