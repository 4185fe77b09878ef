import { expect, it } from 'vitest';
import { afterAnswer, settleAfterAnswers } from './after-answer.ts';

const failures: string[] = [];
const log = { info() {}, warn() {}, error: (_: object, message: string) => failures.push(message) };

it('does its work later, and logs what fails', async () => {
  const done: string[] = [];
  afterAnswer({ log }, 'the first failed', async () => {
    done.push('first');
  });
  afterAnswer({ log }, 'the second failed', () => Promise.reject(new Error('no')));
  afterAnswer({ log }, 'the third failed', () => {
    throw new Error('no');
  });
  await Promise.resolve();
  expect(done).toEqual([]);
  await settleAfterAnswers();
  expect([done, failures]).toEqual([['first'], ['the second failed', 'the third failed']]);
});

it('is waited for, with what it begins itself, but not for ever', async () => {
  const done: string[] = [];
  afterAnswer({ log }, 'failed', async () => {
    afterAnswer({ log }, 'failed', async () => {
      done.push('inner');
    });
  });
  await settleAfterAnswers();
  expect(done).toEqual(['inner']);
  let finish = () => {};
  afterAnswer({ log }, 'failed', () => new Promise<void>((resolve) => (finish = resolve)));
  const begun = Date.now();
  await settleAfterAnswers(50);
  expect(Date.now() - begun).toBeLessThan(2000);
  finish();
  await settleAfterAnswers();
});
