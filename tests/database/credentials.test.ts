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

test('with the key and a genuine token an administrator reads their row', async () => {
  const authorization = `Bearer ${administrator.token}`;
  const rows = await rowsFor({ apikey: embeddedKey, authorization });
  expect(rows).toHaveLength(1);
});

test('a request without a key is never served as the service role', async () => {
  expect(await rowsFor({})).toEqual([]);
  const inserted = await request(roles, {}, { method: 'POST', body: '{}' });
  expect(inserted.status).toBe(401);
});

test.each([
  ['an unknown key', { apikey: 'sb_publishable_other' }],
  ['a made-up secret key', { apikey: 'sb_secret_embedded_backend' }],
  ['a service-role token as the key', { apikey: forge({ role: 'service_role' }, 'x') }],
])('%s opens nothing', async (_, headers) => {
  expect((await request(roles, headers)).status).toBe(401);
});

const farAhead = 4_000_000_000;
const service = { role: 'service_role', exp: farAhead };

test.each([
  ['signed with another secret', () => forge(service, 'another-secret')],
  ['signed with the library’s default secret', () => forge(service, 'unsafe-secret-change-me')],
  ['nonsense', () => 'a.b.c'],
])('a forged token is refused: %s', async (_, token) => {
  const headers = { apikey: embeddedKey, authorization: `Bearer ${token()}` };
  expect((await request(roles, headers)).status).toBe(401);
});

test('an unsigned token has the rights of a guest', async () => {
  for (const token of [forge(service), forge({ ...service, sub: administrator.id })]) {
    const headers = { apikey: embeddedKey, authorization: `Bearer ${token}` };
    expect(await rowsFor(headers)).toEqual([]);
    const body = JSON.stringify({ user_id: ordinary.id, role: 'admin' });
    const inserted = await request(roles, headers, { method: 'POST', body });
    expect(inserted.status).toBe(401);
  }
});

test('a genuine token with changed claims is refused', async () => {
  const [head = '', payload = '', signature = ''] = ordinary.token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  for (const changed of [
    { ...claims, sub: administrator.id },
    { ...claims, role: 'service_role' },
  ]) {
    const headers = {
      apikey: embeddedKey,
      authorization: `Bearer ${head}.${part(changed)}.${signature}`,
    };
    expect((await request(roles, headers)).status).toBe(401);
  }
});

test('schemas other than public are out of reach', async () => {
  const { client } = administrator;
  for (const schema of ['private', 'auth', 'storage', 'supabase_migrations']) {
    const { error } = await client
      .schema(schema as 'public')
      .from('user_roles')
      .select();
    expect(error?.code).toBe('PGRST106');
  }
});

test('the helper of the policies cannot be called over the API', async () => {
  const { client } = administrator;
  const hidden = await client.schema('private' as 'public').rpc('has_role' as never, {} as never);
  expect(hidden.error?.code).toBe('PGRST106');
  const absent = await client.rpc('has_role' as never, { wanted: 'admin' } as never);
  expect(absent.error?.code).toBe('PGRST202');
});
