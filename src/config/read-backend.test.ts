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

const legacyKey = jwt({ iss: 'supabase', role: 'anon' });
const none = { kind: 'none' };

test.each([
  [url, anonKey, { kind: 'hosted', url, anonKey }],
  [` ${url}/ `, `${anonKey}\n`, { kind: 'hosted', url, anonKey }],
  ['http://localhost:8000/supabase/', anonKey, { url: 'http://localhost:8000/supabase' }],
  [url, legacyKey, { kind: 'hosted', anonKey: legacyKey }],
  [undefined, undefined, none],
  ['', ' ', none],
])('%j and %j choose the project: %o', (address, key, backend) => {
  expect(read(address, key)).toMatchObject(backend);
});

test('with neither variable, npm start has the embedded backend', () => {
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
  'https://user:pass@abcdefgh.supabase.co',
  `${url}/rest/v1/`,
  `${url}?apikey=x`,
])('the address %s is refused', (malformed) => {
  expect(() => read(malformed, anonKey)).toThrow('VITE_SUPABASE_URL must be the address');
});

test.each([
  'hello',
  'sb_secret_AbCd1234',
  jwt({ role: 'service_role' }),
  'sb_publishable_with space',
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
