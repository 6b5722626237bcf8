import type { OpenForm } from '@/admin/saving/open-form';
import { clearToasts, showToast } from '@/components/ui/toast/toast-store';
import { toastFor } from './sentences';

/** Shows how each action of the form has ended. A press clears what earlier ones said. */
export function speak(openForm: OpenForm): OpenForm {
  let heard = openForm.getState().last;
  openForm.subscribe(() => {
    const state = openForm.getState();
    if (state.last === heard) return;
    heard = state.last;
    if (!heard) clearToasts();
    const toast = toastFor(state);
    if (toast) showToast(toast);
  });
  return openForm;
}
