import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import './section-resolver';

test('a press leaves no listener that a later one would call', () => {
  vi.useFakeTimers();
  for (let press = 0; press < 100; press += 1) {
    fireEvent.pointerDown(document.body);
    fireEvent.pointerUp(document.body);
  }
  vi.runAllTimers();
  fireEvent.pointerCancel(document.body);
  expect(vi.getTimerCount()).toBe(0);
});
