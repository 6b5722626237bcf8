// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendFile } from './send-file';

/** An XMLHttpRequest without a network, whose events a test fires. */
class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: { loaded: number }) => void; onload?: () => void } = {};
  onload?: () => void;
  onerror?: () => void;
  status = 0;
  responseText = '';
  open = vi.fn();
  setRequestHeader = vi.fn();
  send = vi.fn();
  abort = vi.fn();
  constructor() {
    FakeRequest.last = this;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function send(signal = new AbortController().signal) {
  const progress: number[] = [];
  const answer = sendFile({
    url: '/a.webp',
    headers: { 'x-upsert': 'false' },
    body: new Blob(['abc']),
    signal,
    onProgress: (bytes) => progress.push(bytes),
  });
  return { answer, progress, request: FakeRequest.last };
}

test('any answer is handed on, after the progress', async () => {
  const { answer, progress, request } = send();
  expect(request.open).toHaveBeenCalledWith('POST', '/a.webp');
  expect(request.setRequestHeader).toHaveBeenCalledWith('x-upsert', 'false');
  request.upload.onprogress?.({ loaded: 2 });
  Object.assign(request, { status: 502, responseText: 'Bad Gateway' });
  request.onload?.();
  expect(await answer).toEqual({ status: 502, text: 'Bad Gateway' });
  expect(progress).toEqual([2]);
});

test('no connection is said as such', async () => {
  const { answer, request } = send();
  request.onerror?.();
  await expect(answer).rejects.toThrow('Check your connection');
});

test('a slow upload goes on as long as something moves, and ends after 30 seconds of nothing', async () => {
  const { answer, request } = send();
  const refusal = expect(answer).rejects.toThrow('stood still for 30 seconds');
  for (let loaded = 1; loaded < 10; loaded += 1) {
    vi.advanceTimersByTime(29_000);
    request.upload.onprogress?.({ loaded });
  }
  request.upload.onload?.();
  vi.advanceTimersByTime(29_000);
  expect(request.abort).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(request.abort).toHaveBeenCalledOnce();
  await refusal;
});

test('aborting ends the request; what is aborted before is never sent', async () => {
  const controller = new AbortController();
  const { answer, request } = send(controller.signal);
  controller.abort();
  await expect(answer).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  expect(request.abort).toHaveBeenCalledOnce();

  const { answer: second } = send(controller.signal);
  await expect(second).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  expect(FakeRequest.last).toBe(request);
});
