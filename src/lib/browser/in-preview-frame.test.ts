// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { mayHaveSession } from '@/lib/supabase/stored-session';
import { inPreviewFrame } from './in-preview-frame';

afterEach(() => localStorage.clear());

function frameOf(name: string) {
  const frame = Object.assign(document.createElement('iframe'), { name });
  vi.spyOn(window, 'frameElement', 'get').mockReturnValue(frame);
}

test('a page of its own or in a frame of another name is no preview', () => {
  expect(inPreviewFrame()).toBe(false);
  frameOf('advert');
  expect(inPreviewFrame()).toBe(false);
});

test('the preview shows what a visitor without a session sees', () => {
  localStorage.setItem('saffron-gate-session', '{}');
  expect(mayHaveSession()).toBe(true);
  frameOf('section-preview');
  expect(inPreviewFrame()).toBe(true);
  expect(mayHaveSession()).toBe(false);
});
