import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { refuseUnlessStored } from '@/admin/inputs/pictures/upload-picture';
import { loadSupabase } from '@/lib/supabase/supabase';
import { signInBrowser, withoutRole } from './support/open-form.ts';

// Hosted Supabase Storage answers most refusals with status 400 and puts the actual status into the body.
const refusals = [
  'signature verification failed',
  'new row violates row-level security policy',
  '',
].map((message) => ({ status: 400, statusCode: '403', message }));

beforeAll(() => signInBrowser());
afterEach(() => vi.restoreAllMocks());

test.each(refusals)(
  'the role is asked for before an upload says that it is gone: $message',
  async (error) => {
    await expect(refuseUnlessStored(error)).rejects.toThrow('The server has a problem');

    await withoutRole(() =>
      expect(refuseUnlessStored(error)).rejects.toThrow('no longer an administrator'),
    );

    const { auth } = await loadSupabase();
    const { data } = await auth.getSession();
    const [head, claims] = data.session?.access_token.split('.') ?? [];
    const send = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
      const headers = new Headers(init?.headers);
      headers.set('Authorization', `Bearer ${head}.${claims}.${'A'.repeat(43)}`);
      return send(url, { ...init, headers });
    });
    await expect(refuseUnlessStored(error)).rejects.toThrow('Your session has ended');
  },
);
