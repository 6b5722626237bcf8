import { createContext } from 'react';
import type { OpenForm } from '@/admin/saving/open-form';

export const OpenFormContext = createContext<OpenForm | null>(null);
