import { showToast } from '@/components/ui/toast-store';

/**
 * A confirmation link that has expired or was used before comes back with the provider's reason in
 * the address. It is shown like any other failure of signing in, and taken out of the address.
 */
export function reportLinkError(): void {
  const reason = new URLSearchParams(window.location.hash.slice(1)).get('error_description');
  if (!reason) return;
  window.history.replaceState(null, '', window.location.pathname + window.location.search);
  showToast({ tone: 'destructive', title: 'Error', description: reason });
}
