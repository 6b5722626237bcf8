import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ForgotPasswordState } from '@/auth/recovery/forgot-password-page';
import { clearToasts, showToast } from '@/components/ui/toast-store';
import { paths } from '@/config/paths';
import { linkErrorIn } from './link-error';

/** By `error_code`, of https://supabase.com/docs/guides/auth/debugging/error-codes */
const sentences = new Map([['user_banned', 'This account has been suspended.']]);

/**
 * Explains the error that Supabase Auth puts into the fragment of a redirect; for an expired link the page that
 * sends a new one does. Returns the error's code, or null. `error_description` is never shown: anybody can make a
 * link with any text in it.
 */
export function useLinkError(): string | null {
  const code = linkErrorIn(useLocation().hash);
  const navigate = useNavigate();

  useEffect(() => {
    if (code === null) return;
    clearToasts();
    if (code === 'otp_expired') {
      const state: ForgotPasswordState = { expired: true };
      void navigate(paths.forgotPassword, { replace: true, state });
      return;
    }
    showToast({
      tone: 'destructive',
      title: 'Error',
      description:
        sentences.get(code) ?? 'This link did not work. Sign in, or sign up again for a new one.',
    });
    void navigate({ hash: '' }, { replace: true });
  }, [code, navigate]);

  return code;
}
