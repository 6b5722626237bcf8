// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { clearToasts, toastStore } from '@/components/ui/toast-store';
import { reportLinkError } from './report-link-error';

test('the reason in an expired link is shown once and leaves the address', () => {
  window.history.replaceState(
    null,
    '',
    '/?x=1#error=access_denied&error_description=Email+link+is+invalid+or+has+expired',
  );
  reportLinkError();
  expect(toastStore.get()).toMatchObject([
    { tone: 'destructive', title: 'Error', description: 'Email link is invalid or has expired' },
  ]);
  expect(window.location.href).toMatch(/\/\?x=1$/);

  clearToasts();
  reportLinkError();
  expect(toastStore.get()).toEqual([]);
});
