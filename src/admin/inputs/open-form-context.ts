import { createContext, use, useSyncExternalStore } from 'react';
import type { OpenForm } from '@/admin/saving/open-form';

export const OpenFormContext = createContext<OpenForm | null>(null);

/** Its fields use this, since they need not render when the state changes. */
export function useFormOfFields(): OpenForm {
  const openForm = use(OpenFormContext);
  if (!openForm) throw new Error('The editor must be used within OpenFormContext');
  return openForm;
}

export function useFormAndState() {
  const openForm = useFormOfFields();
  const state = useSyncExternalStore(openForm.subscribe, openForm.getState);
  return { openForm, state, ...openForm.opened };
}
