import { createContext } from 'react';

/** `EditorState.saves`, for the lists in the form: a save ends the undo of deletions. */
export const SaveCount = createContext(0);
