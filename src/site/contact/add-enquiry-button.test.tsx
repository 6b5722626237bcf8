import { act, waitFor, within } from '@testing-library/react';
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

test('one press writes the list below the message, and a second one no second list', async () => {
  const { user, message, button } = await openForm();
  expect(button()).toBeNull();
  act(() => {
    addGoods({ id: 'cumin', title: 'Cumin Seeds' });
    addGoods({ title: 'Pink salt' });
  });
  await user.type(message, 'Your best price, please.\n');
  expect(button()).toHaveTextContent('Add your enquiry (2)');
  await user.click(button() as HTMLElement);
  const whole = `Your best price, please.\n\n${list}`;
  await waitFor(() => expect(message).toHaveValue(whole));
  expect(message).toHaveFocus();
  await user.click(button() as HTMLElement);
  expect(message).toHaveValue(whole);
  await user.clear(message);
  await user.click(button() as HTMLElement);
  await waitFor(() => expect(message).toHaveValue(list));
});
