import { createHmac } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { embeddedKey } from '../../src/config/read-backend.ts';
import { type Account, request, signInAsAdmin, signInAsUser } from './support/accounts.ts';

const roles = '/rest/v1/user_roles';
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function forge(claims: object, secret?: string): string {
  const unsigned = `${part({ alg: secret ? 'HS256' : 'none', typ: 'JWT' })}.${part(claims)}`;
  const signature = secret && createHmac('sha256', secret).update(unsigned).digest('base64url');
  return `${unsigned}.${signature ?? ''}`;
}

async function rowsFor(headers: Record<string, string>): Promise<unknown> {
  const response = await request(roles, headers);
  const body = await response.json();
  return response.ok ? body : [];
}

let administrator: Account;
let ordinary: Account;

beforeAll(async () => {
  administrator = await signInAsAdmin();
  ordinary = await signInAsUser();
});

test('a request without a key is never served as the service role', async () => {
  expect(await rowsFor({})).toEqual([]);
  const inserted = await request(roles, {}, { method: 'POST', body: '{}' });
  expect(inserted.status).toBe(401);
});

const service = { role: 'service_role', exp: 4_000_000_000 };

function withClaims(changes: object): string {
  const [head = '', payload = '', signature = ''] = ordinary.token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return `${head}.${part({ ...claims, ...changes })}.${signature}`;
}

test.each<[string, string, (() => string)?]>([
  ['an unknown key', 'sb_publishable_other'],
  ['a made-up secret key', 'sb_secret_embedded_backend'],
  ['a service-role token as the key', forge({ role: 'service_role' }, 'x')],
  ['a token signed with another secret', embeddedKey, () => forge(service, 'another-secret')],
  [
    'a token signed with the library’s default secret',
    embeddedKey,
    () => forge(service, 'unsafe-secret-change-me'),
  ],
  ['a token that is nonsense', embeddedKey, () => 'a.b.c'],
  ['a token of another account', embeddedKey, () => withClaims({ sub: administrator.id })],
  ['a token of another role', embeddedKey, () => withClaims({ role: 'service_role' })],
])('%s is refused', async (_, apikey, token) => {
  const headers = { apikey, ...(token && { authorization: `Bearer ${token()}` }) };
  expect((await request(roles, headers)).status).toBe(401);
});

test('an unsigned token has the rights of a guest', async () => {
  for (const token of [forge(service), forge({ ...service, sub: administrator.id })]) {
    const headers = { apikey: embeddedKey, authorization: `Bearer ${token}` };
    expect(await rowsFor(headers)).toEqual([]);
    const body = JSON.stringify({ user_id: ordinary.id, role: 'admin' });
    expect((await request(roles, headers, { method: 'POST', body })).status).toBe(401);
  }
  const authorization = `Bearer ${administrator.token}`;
  expect(await rowsFor({ apikey: embeddedKey, authorization })).toHaveLength(1);
});

test('schemas other than public are out of reach, with the helper of the policies', async () => {
  const { client } = administrator;
  for (const schema of ['private', 'auth', 'storage', 'supabase_migrations']) {
    const { error } = await client
      .schema(schema as 'public')
      .from('user_roles')
      .select();
    expect(error?.code).toBe('PGRST106');
  }
  const hidden = await client.schema('private' as 'public').rpc('has_role' as never, {} as never);
  expect(hidden.error?.code).toBe('PGRST106');
  const absent = await client.rpc('has_role' as never, { wanted: 'admin' } as never);
  expect(absent.error?.code).toBe('PGRST202');
});
