import { ExplainedError } from '@/lib/errors';

export type MailLink = {
  token_hash: string;
  email: string;
  type: 'signup' | 'recovery' | 'invite';
};

/** Reads the fragment of a link in supabase/mails. Null: the link of another template, or none. */
export function readMailLink(hash: string, type: 'signup' | 'recovery'): MailLink | null {
  // URLSearchParams reads a plus as a space, and the embedded backend does not escape the one of an address.
  const params = new URLSearchParams(hash.slice(1).replaceAll('+', '%2B'));
  const [token_hash, email] = [params.get('token_hash'), params.get('email')];
  const isInvite = type === 'recovery' && params.get('type') === 'invite';
  return token_hash && email ? { token_hash, email, type: isInvite ? 'invite' : type } : null;
}

/** Signs in by the link, apart from this browser's session. Null: it has expired or was used before. */
export async function redeemLink({ email, ...link }: MailLink) {
  const { createSupabase } = await import('@/lib/supabase/create-supabase');
  const { auth } = createSupabase({ detached: true });
  const { data, error } = await auth.verifyOtp(link);
  if (error?.code === 'otp_expired') return null;
  if (error) throw error;
  // Anybody can write a link with another address in it.
  if (data.user?.email?.toLowerCase() === email.toLowerCase()) return auth;
  await auth.signOut({ scope: 'local' });
  throw new ExplainedError(`This link is not for ${email}. Ask for a new one.`);
}
