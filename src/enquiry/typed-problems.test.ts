import { expect, test } from 'vitest';
import { buyerProblems } from './page/buyer-fields';
import { quantityProblem } from './quantity';

test.each(['0', '0 kg', '0,00', '٠', '-5', '-5 kg', '− 5'])('%j is not an amount', (quantity) => {
  expect(quantityProblem({ quantity })).toBe(
    `“${quantity}” is not an amount. How much do you need?`,
  );
});

test.each(['', '5', '0.5', '0,125', '007', '٠٫٥', '10', '5 - 6', 'kg', '1e9'])(
  '%j is not questioned',
  (quantity) => expect(quantityProblem({ quantity })).toBe(''),
);

const emailProblem = (email: string) => buyerProblems({ email, phone: '' }).email;
const phoneProblem = (phone: string) => buyerProblems({ email: '', phone }).phone;

test('an address without an ending and a number of six digits are answered', () => {
  expect(['aisha@marinahotels', 'aisha', 'a@b.', '@b.com'].map(emailProblem)).toEqual(
    ['aisha@marinahotels', 'aisha', 'a@b.', '@b.com'].map(
      (typed) => `“${typed}” is not a whole e-mail address.`,
    ),
  );
  expect(['', 'aisha@marinahotels.ae ', 'عائشة@مثال.شركة'].map(emailProblem)).toEqual(['', '', '']);
  expect(phoneProblem('050 123')).toBe('“050 123” is not a whole phone number.');
  expect(['', '+971 50 123 4567', '800 1234', '٠٥٠١٢٣٤٥٦٧'].map(phoneProblem)).toEqual(
    Array(4).fill(''),
  );
});
