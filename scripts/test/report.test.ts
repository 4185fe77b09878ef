import { expect, it } from 'vitest';
import { failureLine } from './report.ts';

it('says in one line which test failed, and what it expected', () => {
  const asserted = new Error('\u001b[31mexpected 3 to be 4\u001b[39m\n\n- Expected\n+ Received');
  expect(failureLine('a.test.ts > adds', [asserted])).toBe('a.test.ts > adds: expected 3 to be 4');
  const told = { message: 'too many:\nselect 1\n\nselect 2: expected 2 to be less than 1' };
  expect(failureLine('a', [told])).toBe('a: too many: select 2: expected 2 to be less than 1');
  const seen = `Error: expect(locator).toHaveText(expected) failed

Locator:  getByRole('heading')
Expected: "Shop"
Received: "Sorry"
Timeout:  30000ms`;
  expect(failureLine('b.test.ts > shows', [{ message: seen }, { message: 'Closed.' }])).toBe(
    `b.test.ts > shows: Error: expect(locator).toHaveText(expected) failed Locator: getByRole('heading') Expected: "Shop" Received: "Sorry"; Closed.`,
  );
});
