import { format } from 'node:util';
import { afterAll, afterEach, expect } from 'vitest';

/**
 * A test fails when something it ran complained on the console. Where a complaint is expected, the
 * test takes it: `vi.spyOn(console, 'error').mockImplementation(() => {})`.
 */
let complaints: string[] = [];

for (const kind of ['error', 'warn'] as const) {
  console[kind] = (...words: unknown[]) => {
    complaints.push(`console.${kind}: ${format(...words)}`);
  };
}

function nothingWasSaid(): void {
  const said = complaints;
  complaints = [];
  expect(said, 'nothing complains on the console').toEqual([]);
}

afterEach(nothingWasSaid);
afterAll(nothingWasSaid);
