import { beforeAll, expect, test } from 'vitest';
import { backendUrl, type Client, guest, signInAsAdmin, signInAsUser } from './support/accounts.ts';
import { expectUnchanged } from './support/expect-denied.ts';

let administrator: Client;
const others: Record<string, Client> = {};

beforeAll(async () => {
  administrator = (await signInAsAdmin()).client;
  others.guest = guest();
  others.user = (await signInAsUser()).client;
});

const bucketOf = (client: Client) => client.storage.from('site-images');
const address = (name: string) => `${backendUrl}/storage/v1/object/public/site-images/${name}`;
const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const webp = { contentType: 'image/webp' };

/** Each call returns a new path, because files cannot be deleted over the API. */
const newName = (width = 640) => `${crypto.randomUUID().replaceAll('-', '')}-${width}.webp`;

async function textOf(name: string) {
  const response = await fetch(address(name));
  const text = await response.text();
  return response.ok ? text : null;
}

async function names() {
  const { data, error } = await bucketOf(administrator).list();
  if (error) throw error;
  return data.map(({ name }) => name).sort();
}

async function upload(text = 'a picture') {
  const name = newName();
  const { error } = await bucketOf(administrator).upload(name, bytes(text), webp);
  if (error) throw error;
  return name;
}

const expectNothingHappens = (attempt: () => Promise<void>) => expectUnchanged(names, attempt);

function other(name: string) {
  const client = others[name];
  if (!client) throw new Error(`No client is called ${name}`);
  return bucketOf(client);
}

/** Deleting an object that a policy hides reports success, so no object counts as refused too. */
function expectDenied({ data, error }: { data: unknown; error: { statusCode?: string } | null }) {
  if (error) expect(['403', '404']).toContain(error.statusCode);
  else expect(data).toEqual([]);
}

test('an administrator uploads and lists a picture, which anybody sees without a key', async () => {
  const name = await upload();
  const response = await fetch(address(name));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(await response.text()).toBe('a picture');
  expect(await names()).toContain(name);
});

test('the emulation stores the first of simultaneous uploads, and the others find it there', async () => {
  const bucket = bucketOf(administrator);
  const name = newName();
  const answers = await Promise.all(
    [1, 2, 3].map(() => bucket.upload(name, bytes('a picture'), webp)),
  );
  const refusals = answers.flatMap(({ error }) => (error ? [error] : []));
  expect(refusals).toHaveLength(2);
  for (const error of refusals) expect(error).toMatchObject({ statusCode: '409' });
});

test('not even an administrator replaces, moves or deletes a picture', async () => {
  const name = await upload('first');
  const bucket = bucketOf(administrator);
  await expectNothingHappens(async () => {
    const again = await bucket.upload(name, bytes('second'), webp);
    expect(again.error).toMatchObject({ statusCode: '409' });
    for (const attempt of [
      bucket.upload(name, bytes('second'), { ...webp, upsert: true }),
      bucket.update(name, bytes('second'), webp),
      bucket.move(name, newName()),
      bucket.remove([name]),
    ]) {
      expectDenied(await attempt);
    }
  });
  expect(await textOf(name)).toBe('first');
});

test('not even an administrator signs an address for uploads', async () => {
  expectDenied(await bucketOf(administrator).createSignedUploadUrl(newName()));
});

test.each(['guest', 'user'])('no %s uploads', async (who) => {
  const bucket = other(who);
  const name = newName();
  await expectNothingHappens(async () => {
    for (const attempt of [
      bucket.upload(name, bytes('x'), webp),
      bucket.upload(name, bytes('x'), { ...webp, upsert: true }),
      bucket.update(name, bytes('x'), webp),
      bucket.createSignedUploadUrl(name),
    ]) {
      expectDenied(await attempt);
    }
  });
  expect(await textOf(name)).toBeNull();
});

test.each(['guest', 'user'])('no %s lists, replaces, moves, copies or deletes', async (who) => {
  const name = await upload('first');
  const bucket = other(who);
  await expectNothingHappens(async () => {
    for (const attempt of [
      bucket.list(),
      bucket.upload(name, bytes('second'), { ...webp, upsert: true }),
      bucket.update(name, bytes('second'), webp),
      bucket.move(name, newName()),
      bucket.copy(name, newName()),
      bucket.remove([name]),
    ]) {
      expectDenied(await attempt);
    }
  });
  expect(await textOf(name)).toBe('first');
});

test('no client changes the bucket', async () => {
  const name = await upload();
  for (const client of [administrator, ...Object.values(others)]) {
    await client.storage.updateBucket('site-images', { public: false });
    await client.storage.emptyBucket('site-images');
    await client.storage.deleteBucket('site-images');
    const made = await client.storage.createBucket('another', { public: true });
    expect(made.error).toMatchObject({ statusCode: '403' });
  }
  expect(await textOf(name)).toBe('a picture');
});

test.each(['image/svg+xml', 'image/png', 'text/html'])('%s is refused', async (contentType) => {
  await expectNothingHappens(async () => {
    const refused = await bucketOf(administrator).upload(newName(), bytes('x'), { contentType });
    expect(refused.error).toMatchObject({ statusCode: '415' });
    expect(refused.error?.message).toMatch('is not supported');
  });
});

test.each([
  'harbour.webp',
  `a/${newName()}`,
  newName().replace('webp', 'svg'),
  newName().toUpperCase(),
])('the name %s is refused', async (name) => {
  await expectNothingHappens(async () => {
    expectDenied(await bucketOf(administrator).upload(name, bytes('x'), webp));
  });
});

test('2 MB are accepted and a byte more is not', async () => {
  const limit = 2 * 1024 * 1024;
  const bucket = bucketOf(administrator);
  const accepted = await bucket.upload(newName(1280), new ArrayBuffer(limit), webp);
  expect(accepted.error).toBeNull();
  await expectNothingHappens(async () => {
    const refused = await bucket.upload(newName(1920), new ArrayBuffer(limit + 1), {
      ...webp,
      // The server answers before it has read the body, then closes the connection.
      headers: { connection: 'close' },
    });
    expect(refused.error).toMatchObject({ statusCode: '413' });
  });
});

test('a request without a key and a token uploads nothing', async () => {
  await expectNothingHappens(async () => {
    const response = await fetch(`${backendUrl}/storage/v1/object/site-images/${newName()}`, {
      method: 'POST',
      headers: { 'content-type': 'image/webp' },
      body: 'x',
    });
    expect(response.ok).toBe(false);
  });
});

test('an upload is listed, hidden and shown again over the API', async () => {
  const name = await upload();
  const path = name.replace('-640', '');
  const facts = { path, file_name: 'harbour.png', width: 640, height: 480, bytes: 9 };
  const kept = await administrator.rpc('add_image', facts).throwOnError();
  expect(kept.data).toMatchObject({ ...facts, uploader_name: 'Demo Administrator', hidden: false });
  for (const hidden of [true, false]) {
    const { data } = await administrator.rpc('hide_image', { path, hidden }).throwOnError();
    expect(data).toMatchObject({ path, hidden });
  }
  const missing = await administrator.rpc('add_image', { ...facts, width: 1280 });
  expect(missing).toMatchObject({ status: 404, error: { code: 'PT404' } });
});
