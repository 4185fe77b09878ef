import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { typePhrases } from './type-phrases.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('holds a phrase, deletes it, types the next, and begins again after the last', () => {
  const line = { textContent: 'Dhow' };
  const { stop } = typePhrases(line, ['Dhow', 'Sea']);
  vi.advanceTimersByTime(1_999);
  expect(line.textContent).toBe('Dhow');
  vi.advanceTimersByTime(1);
  expect(line.textContent).toBe('Dho');
  vi.advanceTimersByTime(50);
  expect(line.textContent).toBe('Dh');
  vi.advanceTimersByTime(100);
  expect(line.textContent).toBe('');
  vi.advanceTimersByTime(50);
  expect(line.textContent).toBe('S');
  vi.advanceTimersByTime(70);
  expect(line.textContent).toBe('Se');
  vi.advanceTimersByTime(70);
  expect(line.textContent).toBe('Sea');
  vi.advanceTimersByTime(1_999);
  expect(line.textContent).toBe('Sea');
  vi.advanceTimersByTime(1 + 2 * 50 + 50 + 3 * 70);
  expect(line.textContent).toBe('Dhow');
  stop();
  vi.advanceTimersByTime(60_000);
  expect(line.textContent).toBe('Dhow');
});

it('passes over what stands beside it, and deletes what comes to stand there', () => {
  const line = { textContent: 'Dhow' };
  let beside = 'Sea';
  const typing = typePhrases(line, ['Dhow', 'Sea', 'Oar'], (phrase) => phrase === beside);
  vi.advanceTimersByTime(2_000 + 4 * 50 + 3 * 70);
  expect(line.textContent).toBe('Oar');
  beside = 'Oar';
  typing.look();
  vi.advanceTimersByTime(3 * 50);
  expect(line.textContent).toBe('');
  vi.advanceTimersByTime(50 + 4 * 70);
  expect(line.textContent).toBe('Dhow');
  typing.stop();
});
