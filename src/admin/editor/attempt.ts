import { clearToasts, showToast } from '@/components/ui/toast-store';
import { errorMessage } from '@/lib/errors';

/** Shows an error as a toast. A dialog covers toasts, so it passes its own `showFailure`. */
export async function attempt(
  act: () => Promise<unknown>,
  showFailure = (title: string) => showToast({ tone: 'destructive', title }),
) {
  clearToasts();
  await act().catch((error: unknown) => showFailure(errorMessage(error)));
}
