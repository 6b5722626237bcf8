import { cleanup, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderRoute } from '@/../tests/render-route';
import { emptyEnquiry } from '@/enquiry/enquiry';
import { addGoods, changeEnquiry } from '@/enquiry/enquiry-store';

const list = `1) Cumin Seeds.
2) Pink salt (not in your catalogue).`;

beforeEach(() => {
  sessionStorage.clear();
  changeEnquiry(() => emptyEnquiry);
});

async function openForm() {
  const { user, main } = await renderRoute('/contact');
  const form = within(main.getByRole('form', { name: 'Send Us a Message' }));
  const message = form.getByRole('textbox', { name: 'Message' });
  const button = () => form.queryByRole('button', { name: /^Add your enquiry/ });
  return { user, message, button };
}

test('without an enquiry there is nothing to add', async () => {
  const { button } = await openForm();
  expect(button()).toBeNull();
});

test('one press writes the list below the message, and a second one no second list', async () => {
  addGoods({ id: 'cumin', title: 'Cumin Seeds' });
  addGoods({ title: 'Pink salt' });
  const { user, message, button } = await openForm();
  await user.type(message, 'Your best price, please.\n');
  expect(button()).toHaveTextContent('Add your enquiry (2)');
  await user.click(button() as HTMLElement);
  const whole = `Your best price, please.\n\n${list}`;
  await waitFor(() => expect(message).toHaveValue(whole));
  expect(message).toHaveFocus();
  await user.click(button() as HTMLElement);
  expect(message).toHaveValue(whole);
});

test('an empty message begins with the list, which survives a look at another page', async () => {
  addGoods({ id: 'cumin', title: 'Cumin Seeds' });
  addGoods({ title: 'Pink salt' });
  const first = await openForm();
  await first.user.click(first.button() as HTMLElement);
  await waitFor(() => expect(first.message).toHaveValue(list));
  cleanup();
  const { message } = await openForm();
  expect(message).toHaveValue(list);
});
