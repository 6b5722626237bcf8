import { createContext, use } from 'react';
import type { OpenForm } from '@/admin/saving/open-form';

export const OpenFormContext = createContext<OpenForm | null>(null);

export function useFormOfFields(): OpenForm {
  const openForm = use(OpenFormContext);
  if (!openForm) throw new Error('Fields of the editor must be used within OpenFormContext');
  return openForm;
}
