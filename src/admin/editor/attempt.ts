import { clearToasts, showToast } from '@/components/ui/toast-store';
import { errorMessage } from '@/lib/errors';

function showFailureToast(title: string) {
  showToast({ tone: 'destructive', title });
}

/** When an action fails, a toast says so, or `showFailure`: a toast would stand behind an open dialog. */
export async function attempt(act: () => Promise<unknown>, showFailure = showFailureToast) {
  clearToasts();
  try {
    await act();
  } catch (error) {
    showFailure(errorMessage(error));
  }
}
