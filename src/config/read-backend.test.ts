import { expect, test } from 'vitest';
import { embeddedKey, readBackend } from './read-backend';

const url = 'https://abcdefgh.supabase.co';
const anonKey = 'sb_publishable_AbCd-1234_x';

function jwt(payload: object): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${encode({ alg: 'HS256' })}.${encode(payload)}.c2lnbmF0dXJl`;
}

function read(VITE_SUPABASE_URL?: string, VITE_SUPABASE_ANON_KEY?: string) {
  return readBackend({ VITE_SUPABASE_URL, VITE_SUPABASE_ANON_KEY }, 'none');
}

test('both variables choose the hosted project', () => {
  expect(read(url, anonKey)).toEqual({ kind: 'hosted', url, anonKey });
});

test('the address loses surrounding space and slashes at its end', () => {
  expect(read(` ${url}/ `, `${anonKey}\n`)).toEqual({ kind: 'hosted', url, anonKey });
  expect(read('http://localhost:8000/supabase/', anonKey)).toMatchObject({
    url: 'http://localhost:8000/supabase',
  });
});

test('a legacy anon key is accepted', () => {
  const legacy = jwt({ iss: 'supabase', role: 'anon' });
  expect(read(url, legacy)).toMatchObject({ kind: 'hosted', anonKey: legacy });
});

test('neither variable means the fallback, and so do empty ones', () => {
  expect(read()).toEqual({ kind: 'none' });
  expect(read('', ' ')).toEqual({ kind: 'none' });
  expect(readBackend({}, 'embedded')).toEqual({ kind: 'embedded', url: '', anonKey: embeddedKey });
});

test('half-set variables are refused by name', () => {
  expect(() => read(url)).toThrow('VITE_SUPABASE_URL is set but VITE_SUPABASE_ANON_KEY is not');
  expect(() => read('', anonKey)).toThrow(
    'VITE_SUPABASE_ANON_KEY is set but VITE_SUPABASE_URL is not',
  );
});

test.each([
  'abcdefgh.supabase.co',
  'ftp://abcdefgh.supabase.co',
  'javascript:alert(1)',
  'https://',
  'https://user:pass@abcdefgh.supabase.co',
  `${url}/rest/v1/`,
  `${url}?apikey=x`,
])('the address %s is refused', (malformed) => {
  expect(() => read(malformed, anonKey)).toThrow('VITE_SUPABASE_URL must be the address');
});

test.each(['sb_secret_AbCd1234', jwt({ role: 'service_role' })])(
  'the secret key %s is refused',
  (secret) => {
    expect(() => read(url, secret)).toThrow('holds a secret key');
  },
);

test.each([
  'hello',
  'sb_publishable_',
  'sb_publishable_with space',
  'a.b.c',
  jwt({ role: 'authenticated' }),
  jwt({}),
])('the key %s is refused', (malformed) => {
  expect(() => read(url, malformed)).toThrow('VITE_SUPABASE_ANON_KEY must be');
});

test('no message repeats a key', () => {
  for (const key of ['sb_secret_AbCd1234', 'hello-key']) {
    expect(() => read(url, key)).not.toThrow(key);
  }
});
