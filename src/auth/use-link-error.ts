import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { clearToasts, showToast } from '@/components/ui/toast-store';

/** By `error_code`, of https://supabase.com/docs/guides/auth/debugging/error-codes */
const sentences = new Map([
  ['otp_expired', 'This link has expired or was used before.'],
  ['user_banned', 'This account has been suspended.'],
]);

/**
 * Shows the error that Supabase Auth puts into the fragment of a redirect, then removes the fragment.
 * `error_description` is never shown: anybody can make a link with any text in it.
 */
export function useLinkError(): void {
  const { hash } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    const params = new URLSearchParams(hash.slice(1));
    if (!['error', 'error_code', 'error_description'].some((name) => params.has(name))) return;
    clearToasts();
    showToast({
      tone: 'destructive',
      title: 'Error',
      description:
        sentences.get(params.get('error_code') ?? '') ??
        'This link did not work. Sign in, or sign up again for a new one.',
    });
    void navigate({ hash: '' }, { replace: true });
  }, [hash, navigate]);
}
