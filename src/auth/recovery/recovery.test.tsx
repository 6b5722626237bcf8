import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderRoute } from '@/../tests/render-route';
import { sessionOf } from '@/../tests/signed-in';
import { clearToasts, toastStore } from '@/components/ui/toast/toast-store';

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}));
});

afterEach(() => {
  clearToasts();
  localStorage.clear();
});

async function ask(answer: Response) {
  vi.mocked(fetch).mockImplementation(async () => answer.clone());
  const rendered = await renderRoute('/auth/forgot-password');
  await rendered.user.type(screen.getByLabelText('Email'), 'amna@example.com');
  await rendered.user.click(screen.getByRole('button', { name: 'Send the link' }));
  return rendered;
}

test('the mail brings its reader to the screen for a new password, and is not promised: a limit may hold it back', async () => {
  await ask(Response.json({}));
  expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toHaveFocus();
  const [[address, request] = []] = vi.mocked(fetch).mock.calls;
  const page = encodeURIComponent(`${window.location.origin}/auth/new-password`);
  expect(String(address)).toContain(`/auth/v1/recover?redirect_to=${page}`);
  expect(JSON.parse(String(request?.body))).toMatchObject({ email: 'amna@example.com' });
  const { textContent } = screen.getByRole('main');
  expect(textContent).not.toMatch(/on its way|has been sent/);
  expect(textContent).toContain('ask again an hour from now');
});

test.each([
  [429, 'over_email_send_rate_limit', 'Check your inbox'],
  [400, 'email_address_not_authorized', 'Check your inbox'],
  [500, 'unexpected_failure', 'The server has a problem'],
])(
  'what only existing accounts meet is answered like a mail that was sent: %i %s',
  async (status, error_code, said) => {
    const { user } = await ask(Response.json({ error_code, msg: 'No.' }, { status }));
    expect(await screen.findByText(new RegExp(`^${said}`))).toBeInTheDocument();
    if (status < 500) await user.click(screen.getByRole('button', { name: 'Send it again' }));
    expect(screen.getByLabelText('Email')).toHaveValue('amna@example.com');
  },
);

test('without a link there is no new password to set: one is to be asked for', async () => {
  const { router } = await renderRoute('/auth/new-password');
  expect(router.state.location.pathname).toBe('/auth/forgot-password');
});

const email = 'amna@example.com';
const link = (path: string, extra = '') => `${path}#token_hash=a1b2&email=${email}${extra}`;
const refused = (error_code: string, msg = 'No.') =>
  Response.json({ code: 422, error_code, msg }, { status: 422 });

/** Answers each request by the first pattern that its method and path match. Returns what was sent. */
function serve(answers: Record<string, () => Response>) {
  const session = sessionOf(email);
  const usual = {
    'POST .*/verify': session,
    'PUT .*/user': session.user,
    'GET .*/user': session.user,
  };
  const sent: string[] = [];
  vi.mocked(fetch).mockImplementation(async (url, init) => {
    const request = `${init?.method ?? 'GET'} ${url}`;
    sent.push(`${request.replace(/\S+\/v1/, '')} ${init?.body ?? ''}`.trim());
    const [, answer] = Object.entries(answers).find(([part]) => request.match(part)) ?? [];
    const [, body = {}] = Object.entries(usual).find(([part]) => request.match(part)) ?? [];
    return answer?.() ?? Response.json(body);
  });
  return sent;
}

const storedSession = () => localStorage.getItem('saffron-gate-session');

async function setPassword(answers: Record<string, () => Response>, extra = '') {
  const sent = serve(answers);
  const rendered = await renderRoute(link('/auth/new-password', extra));
  expect(screen.getByText(email)).toBeInTheDocument();
  expect(sent).toEqual([]);
  await rendered.user.type(screen.getByLabelText('New password'), 'remembered');
  const press = () => rendered.user.click(screen.getByRole('button', { name: 'Set password' }));
  await press();
  return { ...rendered, sent, press };
}

test.each([
  ['recovery', ''],
  ['invite', '&type=invite'],
])(
  'a link of %s is used by the press that sends the password; others are signed out',
  async (type, extra) => {
    const { sent, router } = await setPassword({}, extra);
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/', hash: '' }));
    expect(sent.slice(0, 3)).toEqual([
      expect.stringMatching(new RegExp(`^POST /verify .*"token_hash":"a1b2","type":"${type}"`)),
      expect.stringMatching(/^PUT \/user .*"password":"remembered"/),
      'POST /logout?scope=others',
    ]);
    expect(storedSession()).toContain(email);
    expect(toastStore.get()).toMatchObject([
      { description: 'Your new password is set. Other devices are signed out.' },
    ]);
  },
);

test('a refused password signs nobody in, and the next one needs no new link', async () => {
  let passwords = 0;
  const weak = () => {
    passwords += 1;
    return passwords > 1
      ? Response.json(sessionOf(email).user)
      : refused('weak_password', 'Too weak.');
  };
  const { sent, press, router } = await setPassword({ 'PUT .*/user': weak });
  expect(await screen.findByText('Too weak.')).toBeInTheDocument();
  expect(storedSession()).toBeNull();
  await press();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(sent.filter((request) => request.startsWith('POST /verify'))).toHaveLength(1);
});

test('a link that has expired or was used says so, and a new one is asked for with its address', async () => {
  const { user } = await setPassword({ 'POST .*/verify': () => refused('otp_expired') });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This link has expired or was used before.',
  );
  expect(screen.getByLabelText('Email')).toHaveValue(email);
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  await user.click(await screen.findByRole('button', { name: 'Send it again' }));
  expect(screen.getByRole('heading', { name: 'Forgot password?' })).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a link whose token is another account’s sets no password and signs nobody in', async () => {
  const { sent } = await setPassword({
    'POST .*/verify': () => Response.json(sessionOf('stranger@example.com')),
  });
  expect(
    await screen.findByText(`This link is not for ${email}. Ask for a new one.`),
  ).toBeVisible();
  expect(sent).toEqual([expect.stringMatching(/^POST \/verify/), 'POST /logout?scope=local']);
  expect(storedSession()).toBeNull();
});

test.each([
  ['confirms it', {}, 'Your address is confirmed.', 2],
  [
    'was used before',
    { 'POST .*/verify': () => refused('otp_expired') },
    'This link has expired',
    1,
  ],
])(
  'an address is confirmed by one press, which signs nobody in; a link that %s says so',
  async (_, answers, said, requests) => {
    const sent = serve(answers);
    const { user } = await renderRoute(link('/auth/confirm'));
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Confirm address' }));
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(said));
    const both = [
      expect.stringMatching(/^POST \/verify .*"type":"signup"/),
      'POST /logout?scope=local',
    ];
    expect(sent).toEqual(both.slice(0, requests));
    expect(storedSession()).toBeNull();
  },
);

test.each(['/auth/confirm', '/auth/new-password'])(
  'a link of another template, to %s, does nothing and leaves it',
  async (path) => {
    const sent = serve({});
    const { router } = await renderRoute(`${path}#access_token=x&refresh_token=y&type=signup`);
    expect(router.state.location.pathname).not.toBe(path);
    expect(sent).toEqual([]);
    expect(storedSession()).toBeNull();
  },
);
