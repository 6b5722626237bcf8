export type Backend =
  | {
      kind: 'hosted' | 'embedded';
      /** Without a slash at its end; empty for the page's own origin, so that `${url}/rest/v1` fits both. */
      url: string;
      anonKey: string;
    }
  | { kind: 'none' };

/** The public key of the embedded backend. It opens nothing that a guest may not see. */
export const embeddedKey = 'sb_publishable_embedded_backend';

/**
 * Which backend the site talks to. Runs while the site is built, never in the browser.
 * `fallback` is what neither variable set means: the embedded backend, or none on a static host.
 * Throws one sentence that says what to mend.
 */
export function readBackend(
  variables: Record<string, string | undefined>,
  fallback: 'embedded' | 'none',
): Backend {
  const url = variables.VITE_SUPABASE_URL?.trim();
  const anonKey = variables.VITE_SUPABASE_ANON_KEY?.trim();
  if (!url && !anonKey) {
    return fallback === 'none'
      ? { kind: 'none' }
      : { kind: 'embedded', url: '', anonKey: embeddedKey };
  }
  if (!url) throw halfSet('VITE_SUPABASE_ANON_KEY', 'VITE_SUPABASE_URL');
  if (!anonKey) throw halfSet('VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY');
  checkKey(anonKey);
  return { kind: 'hosted', url: readUrl(url), anonKey };
}

function halfSet(present: string, missing: string): Error {
  return new Error(
    `${present} is set but ${missing} is not: set both for a hosted project, or neither.`,
  );
}

function readUrl(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const web = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (!url || !web || url.username || url.search || url.hash || /\/v1\/?$/.test(url.pathname)) {
    throw new Error(
      'VITE_SUPABASE_URL must be the address of the project, such as https://abcdefgh.supabase.co.',
    );
  }
  return url.href.replace(/\/+$/, '');
}

function checkKey(key: string): void {
  const role = key.startsWith('sb_secret_') ? 'secret' : jwtRole(key);
  if (role === 'secret' || role === 'service_role') {
    throw new Error(
      'VITE_SUPABASE_ANON_KEY holds a secret key, which the build would give to every visitor: use the publishable (anon) key.',
    );
  }
  if (role !== 'anon' && !/^sb_publishable_[\w-]+$/.test(key)) {
    throw new Error(
      'VITE_SUPABASE_ANON_KEY must be the publishable key (sb_publishable_…) or the anon key of the project.',
    );
  }
}

function jwtRole(key: string): unknown {
  const [, payload, signature] = key.split('.');
  if (!payload || !signature) return undefined;
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString()).role;
  } catch {
    return undefined;
  }
}
