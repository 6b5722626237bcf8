import { expect, test } from 'vitest';
import { safeHref } from '@/content/fields/links';
import { completeLink } from './complete-link';

test.each([
  ['www.instagram.com/company', 'https://www.instagram.com/company'],
  ['instagram.com/company?hl=ar#posts', 'https://instagram.com/company?hl=ar#posts'],
  ['  WWW.Example.com \n', 'https://WWW.Example.com'],
  ['شركة.امارات/عنوان', 'https://شركة.امارات/عنوان'],
])('%j is completed', (typed, link) => {
  expect(completeLink(typed)).toBe(link);
  expect(safeHref(link)).toBe(link);
});

test.each([
  '',
  '   ',
  'https://www.instagram.com/company',
  'http://www.instagram.com/company',
  'mailto:info@company.com',
  'tel:+97140000000',
  '/contact',
  'contact',
  'info@company.com',
  'www.exa mple.com',
  'www.example.com\\@evil.example',
  'javascript:alert(1)',
  '//www.example.com',
  '+971.50.000',
])('%j stays as it was typed', (typed) => {
  expect(completeLink(typed)).toBe(typed);
});
