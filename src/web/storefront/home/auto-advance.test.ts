import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { autoAdvance } from './auto-advance.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('steps at each interval until it is stopped', () => {
  const step = vi.fn();
  const advance = autoAdvance(step, 5_000);
  vi.advanceTimersByTime(4_999);
  expect(step).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(1);
  expect(step).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(step).toHaveBeenCalledTimes(3);
  advance.stop();
  vi.advanceTimersByTime(60_000);
  expect(step).toHaveBeenCalledTimes(3);
});

it('stands still until the last reason to is gone, then waits a whole interval', () => {
  const step = vi.fn();
  const advance = autoAdvance(step, 3_000);
  vi.advanceTimersByTime(2_000);
  advance.hold('hover', true);
  advance.hold('focus', true);
  advance.hold('hover', false);
  vi.advanceTimersByTime(60_000);
  expect(step).toHaveBeenCalledTimes(0);
  advance.hold('focus', false);
  advance.hold('hover', false);
  vi.advanceTimersByTime(2_999);
  expect(step).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(1);
  expect(step).toHaveBeenCalledTimes(1);
  advance.stop();
});

it('is not started by a release after it was stopped while held', () => {
  const step = vi.fn();
  const advance = autoAdvance(step, 1_000);
  advance.hold('hidden', true);
  advance.stop();
  vi.advanceTimersByTime(5_000);
  expect(step).not.toHaveBeenCalled();
});
