export type Backend =
  | {
      /** `hosted`: a Supabase project. `embedded`: the emulation in `npm start`, `npm run dev` and the tests. */
      kind: 'hosted' | 'embedded';
      /** Without a slash at the end. Empty if the backend has the same origin as the page. */
      url: string;
      anonKey: string;
    }
  | { kind: 'none' };

export const embeddedKey = 'sb_publishable_embedded_backend';

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
  if (!url || !anonKey) {
    const names = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY'];
    const [given, missing] = url ? names : names.toReversed();
    throw new Error(
      `${given} is set but ${missing} is not: set both for a hosted project, or neither.`,
    );
  }
  checkKey(anonKey);
  return { kind: 'hosted', url: readUrl(url), anonKey };
}

function readUrl(value: string): string {
  const url = URL.parse(value);
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
