import { clearToasts, showToast } from '@/components/ui/toast-store';
import { errorMessage } from '@/lib/errors';

function showFailureToast(title: string) {
  showToast({ tone: 'destructive', title });
}

/** Runs `act`, and shows its error as a toast, or by `showFailure` in a dialog, which would cover a toast. */
export async function attempt(act: () => Promise<unknown>, showFailure = showFailureToast) {
  clearToasts();
  try {
    await act();
  } catch (error) {
    showFailure(errorMessage(error));
  }
}
