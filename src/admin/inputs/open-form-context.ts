import { createContext } from 'react';
import type { OpenForm } from '@/admin/saving/open-form';

/** The form that the inputs belong to; null where they stand without one. */
export const OpenFormContext = createContext<OpenForm | null>(null);
