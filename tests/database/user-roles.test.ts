import { expect, test } from 'vitest';
import { newcomer } from './support/accounts.ts';
import { expectDenied } from './support/expect-denied.ts';

const claims = {
  role: 'admin',
  app_role: 'admin',
  is_admin: true,
  app_metadata: { role: 'admin' },
  user_roles: [{ role: 'admin' }],
};

test.each(['at sign-up', 'later'])(
  'metadata set %s makes nobody an administrator',
  async (when) => {
    const { client, id } = await newcomer(when === 'at sign-up' ? claims : {});
    if (when === 'later') await client.auth.updateUser({ data: claims });
    const { data } = await client.auth.refreshSession();
    expect(data.user?.user_metadata).toMatchObject(claims);
    expect(data.user?.app_metadata).not.toHaveProperty('role');
    expectDenied(await client.from('user_roles').select().eq('user_id', id));
    expect((await client.from('section_entries').select()).data).toEqual([]);
  },
);
