import { clearToasts, showToast } from '@/components/ui/toast-store';
import { errorMessage } from '@/lib/errors';

/** Runs `act`, and shows its error as a toast; in a dialog, which would cover a toast, by `showFailure`. */
export async function attempt(
  act: () => Promise<unknown>,
  showFailure = (title: string) => showToast({ tone: 'destructive', title }),
) {
  clearToasts();
  await act().catch((error: unknown) => showFailure(errorMessage(error)));
}
