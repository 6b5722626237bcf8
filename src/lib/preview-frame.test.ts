// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { mayHaveSession } from '@/lib/supabase/stored-session';
import { inPreviewFrame } from './preview-frame';

afterEach(() => {
  window.name = '';
  localStorage.clear();
});

function frameIn(parent: unknown, name = 'section-preview') {
  vi.stubGlobal('parent', parent);
  window.name = name;
}

test('a page of its own is no preview, whatever its name', () => {
  window.name = 'section-preview';
  expect(inPreviewFrame()).toBe(false);
});

test('a page of this site may hold the preview', () => {
  frameIn({ location: { origin: window.location.origin } });
  expect(inPreviewFrame()).toBe(true);
});

test('a frame of another name is no preview', () => {
  frameIn({ location: { origin: window.location.origin } }, 'advert');
  expect(inPreviewFrame()).toBe(false);
});

test('a page of another site cannot make a preview', () => {
  frameIn({ location: { origin: 'https://evil.example' } });
  expect(inPreviewFrame()).toBe(false);
  frameIn({
    get location() {
      throw new DOMException('Blocked a frame from accessing a cross-origin frame.');
    },
  });
  expect(inPreviewFrame()).toBe(false);
});

test('the preview shows what a visitor without a session sees', () => {
  localStorage.setItem('saffron-gate-session', '{}');
  expect(mayHaveSession()).toBe(true);
  frameIn({ location: { origin: window.location.origin } });
  expect(mayHaveSession()).toBe(false);
});
