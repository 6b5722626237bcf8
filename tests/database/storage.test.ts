import { beforeAll, expect, test } from 'vitest';
import { backendUrl, type Client, guest, signInAsAdmin, signInAsUser } from './support/accounts.ts';
import { expectUnchanged } from './support/expect-denied.ts';

const people: Record<string, Client> = {};

beforeAll(async () => {
  people.administrator = (await signInAsAdmin()).client;
  people.guest = guest();
  people.user = (await signInAsUser()).client;
});

function bucketOf(who: string) {
  const client = people[who];
  if (!client) throw new Error(`No client is called ${who}`);
  return client.storage.from('site-images');
}

type Bucket = ReturnType<typeof bucketOf>;
type Answer = { data: unknown; error: { statusCode?: string } | null };

const webp = { contentType: 'image/webp' };
const bytes = (text: string) => new TextEncoder().encode(text).buffer;

/** Each call returns a new name, because files cannot be deleted over the API. */
const newName = (width = 640) => `${crypto.randomUUID().replaceAll('-', '')}-${width}.webp`;

async function textOf(name: string) {
  const response = await fetch(`${backendUrl}/storage/v1/object/public/site-images/${name}`);
  const text = await response.text();
  return response.ok ? text : null;
}

async function names() {
  const { data } = await bucketOf('administrator').list();
  return data?.map(({ name }) => name).sort() ?? [];
}

async function upload(text = 'first') {
  const name = newName();
  const { error } = await bucketOf('administrator').upload(name, bytes(text), webp);
  if (error) throw error;
  return name;
}

/** Deleting an object that a policy hides reports success, so no object counts as refused too. */
function expectDenied({ data, error }: Answer, attempt: string) {
  if (error) expect(['403', '404', '409'], attempt).toContain(error.statusCode);
  else expect(data, attempt).toEqual([]);
}

test('an administrator uploads and lists a picture, which anybody sees without a key', async () => {
  const name = await upload('a picture');
  expect(await textOf(name)).toBe('a picture');
  expect(await names()).toContain(name);
});

const attempts: Record<string, (bucket: Bucket, stored: string) => Promise<Answer>> = {
  'replaces it': (bucket, stored) => bucket.upload(stored, bytes('second'), webp),
  'writes over it': (bucket, stored) =>
    bucket.upload(stored, bytes('second'), { ...webp, upsert: true }),
  'updates it': (bucket, stored) => bucket.update(stored, bytes('second'), webp),
  'moves it': (bucket, stored) => bucket.move(stored, newName()),
  'removes it': (bucket, stored) => bucket.remove([stored]),
  'signs an address for uploads': (bucket) => bucket.createSignedUploadUrl(newName()),
  'uploads another type of name': (bucket) => bucket.upload('harbour.webp', bytes('x'), webp),
  'uploads into a folder': (bucket) => bucket.upload(`a/${newName()}`, bytes('x'), webp),
  'uploads an SVG by name': (bucket) =>
    bucket.upload(newName().replace('webp', 'svg'), bytes('x'), webp),
};

const attemptsOfOthers: typeof attempts = {
  ...attempts,
  lists: (bucket) => bucket.list(),
  uploads: (bucket) => bucket.upload(newName(), bytes('x'), webp),
  'updates nothing into being': (bucket) => bucket.update(newName(), bytes('x'), webp),
  'copies it': (bucket, stored) => bucket.copy(stored, newName()),
};

test.each([
  ['administrator', attempts],
  ['guest', attemptsOfOthers],
  ['user', attemptsOfOthers],
] as const)('no %s changes a picture, or uploads what is none', async (who, theirs) => {
  const stored = await upload();
  await expectUnchanged(names, async () => {
    for (const [attempt, act] of Object.entries(theirs))
      expectDenied(await act(bucketOf(who), stored), attempt);
  });
  expect(await textOf(stored)).toBe('first');
});

test('no client changes the bucket', async () => {
  const name = await upload();
  for (const { storage } of Object.values(people)) {
    await storage.updateBucket('site-images', { public: false });
    await storage.emptyBucket('site-images');
    await storage.deleteBucket('site-images');
    const made = await storage.createBucket('another', { public: true });
    expect(made.error).toMatchObject({ statusCode: '403' });
  }
  expect(await textOf(name)).toBe('first');
});

const limit = 2 * 1024 * 1024;

test.each([
  ['an SVG', 'image/svg+xml', 1, '415'],
  ['a page', 'text/html', 1, '415'],
  ['a byte more than 2 MB', 'image/webp', limit + 1, '413'],
])('%s is refused', async (_, contentType, size, statusCode) => {
  await expectUnchanged(names, async () => {
    // The server answers before it has read the body, then closes the connection.
    const options = { contentType, headers: { connection: 'close' } };
    const bucket = bucketOf('administrator');
    const { error } = await bucket.upload(newName(), new ArrayBuffer(size), options);
    // Closed so early, the connection may take the answer with it.
    if (error?.statusCode || size <= limit) expect(error).toMatchObject({ statusCode });
    else expect(error?.message).toBe('fetch failed');
  });
});

test('2 MB are accepted', async () => {
  const accepted = bucketOf('administrator').upload(newName(), new ArrayBuffer(limit), webp);
  expect((await accepted).error).toBeNull();
});

test('an upload is listed, hidden and shown again over the API', async () => {
  const { administrator } = people as { administrator: Client };
  const path = (await upload()).replace('-640', '');
  const facts = { path, file_name: 'harbour.png', width: 640, height: 480, bytes: 9 };
  const kept = await administrator.rpc('add_image', facts).throwOnError();
  expect(kept.data).toMatchObject({ ...facts, uploader_name: 'Demo Administrator', hidden: false });
  for (const hidden of [true, false]) {
    const { data } = await administrator.rpc('hide_image', { path, hidden }).throwOnError();
    expect(data).toMatchObject({ path, hidden });
  }
});
