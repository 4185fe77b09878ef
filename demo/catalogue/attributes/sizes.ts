import type { DemoSize } from './types.ts';

/** Returns the sizes from the first to the last, a `step` apart, those of `gone` not available. */
export function sizes(first: number, last: number, gone: readonly number[] = [], step = 1) {
  const found: DemoSize[] = [];
  for (let size = first; size <= last; size += step) {
    found.push({ choice: `${size}`, available: !gone.includes(size) });
  }
  return found;
}
