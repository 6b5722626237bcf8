export type Backend = {
  /** `hosted`: a Supabase project. `embedded`: the emulation in `npm start`, `npm run dev` and the tests. */
  kind: 'hosted' | 'embedded' | 'none';
  /** Without a slash at the end. Empty if the backend has the same origin as the page. */
  url: string;
  anonKey: string;
};

export const embeddedKey = 'sb_publishable_embedded_backend';

export function readBackend(
  variables: Record<string, string | undefined>,
  fallback: 'embedded' | 'none',
): Backend {
  const url = variables.VITE_SUPABASE_URL?.trim();
  const anonKey = variables.VITE_SUPABASE_ANON_KEY?.trim();
  if (!url && !anonKey) return { kind: fallback, url: '', anonKey: embeddedKey };
  if (!url || !anonKey) {
    const names = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY'];
    const [given, missing] = url ? names : names.toReversed();
    throw new Error(
      `${given} is set but ${missing} is not: set both for a hosted project, or neither.`,
    );
  }
  if (!/^sb_publishable_[\w-]+$/.test(anonKey) && jwtRole(anonKey) !== 'anon') {
    throw new Error(
      'VITE_SUPABASE_ANON_KEY must be the publishable (anon) key of the project. The build gives it to every visitor, so it must not be a secret key.',
    );
  }
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

function jwtRole(key: string): unknown {
  try {
    return JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString()).role;
  } catch {
    return undefined;
  }
}
