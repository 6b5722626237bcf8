// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { isFrom, readContentMessage, readFrameMessage } from './messages';

const content = { type: 'content', section: 'hero', content: { slides: [] }, focus: null };

test('content for one of the sections is taken, with or without a field in focus', () => {
  expect(readContentMessage(content)).toEqual(content);
  expect(readContentMessage({ ...content, focus: 3 })).toEqual({ ...content, focus: 3 });
});

test.each([
  null,
  'content',
  [],
  { ...content, type: 'ready' },
  { ...content, section: 'constructor' },
  { ...content, content: null },
  { ...content, content: [] },
  { ...content, focus: undefined },
  { ...content, focus: -1 },
  { ...content, focus: '0' },
])('the frame ignores what is no content: %j', (message) => {
  expect(readContentMessage(message)).toBeUndefined();
});

test('the editor hears that the frame is ready, and what was clicked', () => {
  expect(readFrameMessage({ type: 'ready' })).toEqual({ type: 'ready' });
  expect(readFrameMessage({ type: 'picked', field: 0 })).toEqual({ type: 'picked', field: 0 });
});

test.each([null, 'ready', { type: 'picked' }, { type: 'picked', field: 1.5 }, { type: 'content' }])(
  'the editor ignores what the frame never says: %j',
  (message) => {
    expect(readFrameMessage(message)).toBeUndefined();
  },
);

test('only that window counts, and only on this site', () => {
  const { origin } = window.location;
  const other = new MessageChannel().port1;
  const message = (source: MessageEventSource | null, from: string) =>
    new MessageEvent('message', { data: content, source, origin: from });
  expect(isFrom(message(window, origin), window)).toBe(true);
  expect(isFrom(message(window, 'https://evil.example'), window)).toBe(false);
  expect(isFrom(message(other, origin), window)).toBe(false);
  // A removed frame has no window, and a message may have no source.
  expect(isFrom(message(null, origin), null)).toBe(false);
});
