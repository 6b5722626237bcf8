// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { rememberEarlyFields, takeEarlyText } from './early-text';

test('a field that takes another’s place gets its text and its focus, though React stopped the event', () => {
  document.body.innerHTML = '<main><input name="q" /></main>';
  const [main, early] = [document.querySelector('main'), document.querySelector('input')];
  rememberEarlyFields();
  main?.addEventListener('focusin', (event) => event.stopPropagation());
  early?.focus();
  if (early) early.value = 'kes';

  const field = document.createElement('input');
  field.name = 'q';
  early?.replaceWith(field);
  expect(takeEarlyText(field)).toBe('kes');
  expect(document.activeElement).toBe(field);
});

test('text goes to no page but the one on which it was typed', () => {
  document.body.innerHTML = '<input name="q" />';
  const early = document.querySelector('input');
  rememberEarlyFields();
  early?.focus();
  if (early) early.value = 'kes';
  window.history.pushState(null, '', '/products?q=rice');

  const field = document.createElement('input');
  field.name = 'q';
  field.value = 'rice';
  early?.replaceWith(field);
  expect(takeEarlyText(field)).toBe('rice');
  expect(document.activeElement).not.toBe(field);
});
