import type { SupabaseClient } from '@supabase/supabase-js';

/** After a new password. A hosted project does so by itself, the embedded backend does not. Returns what to tell. */
export async function signOutOthers(auth: SupabaseClient['auth']): Promise<string> {
  const { error } = await auth.signOut({ scope: 'others' });
  return `Other devices ${error ? 'may still be signed in' : 'are signed out'}.`;
}
