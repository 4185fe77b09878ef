import { expect, it } from 'vitest';
import { afterResponse, settleAfterResponses } from './after-response.ts';

const failures: string[] = [];
const log = { info() {}, warn() {}, error: (_: object, message: string) => failures.push(message) };

it('does its work later, and logs what fails', async () => {
  const done: string[] = [];
  afterResponse({ log }, 'the first failed', async () => {
    done.push('first');
  });
  afterResponse({ log }, 'the second failed', () => Promise.reject(new Error('no')));
  afterResponse({ log }, 'the third failed', () => {
    throw new Error('no');
  });
  await Promise.resolve();
  expect(done).toEqual([]);
  await settleAfterResponses();
  expect([done, failures]).toEqual([['first'], ['the second failed', 'the third failed']]);
});

it('is waited for, with what it begins itself, but not for ever', async () => {
  const done: string[] = [];
  afterResponse({ log }, 'failed', async () => {
    afterResponse({ log }, 'failed', async () => {
      done.push('inner');
    });
  });
  await settleAfterResponses();
  expect(done).toEqual(['inner']);
  let finish = () => {};
  afterResponse({ log }, 'failed', () => new Promise<void>((resolve) => (finish = resolve)));
  const begun = Date.now();
  await settleAfterResponses(50);
  expect(Date.now() - begun).toBeLessThan(2000);
  finish();
  await settleAfterResponses();
});
