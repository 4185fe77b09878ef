import { expect, test } from 'vitest';
import type { Change } from '#database/change-channel.ts';
import { createChangeRelay } from './change-relay.ts';

const change: Change = { id: 'a/1', tags: ['product:1'] };

/** A worker that notes what it is asked. */
function aMember() {
  const asked: number[] = [];
  let killed = 0;
  return {
    asked,
    killed: () => killed,
    member: {
      drop: (number: number) => void asked.push(number),
      kill: () => {
        killed += 1;
      },
    },
  };
}

test('a change is told when all others have dropped it, and not to its own worker', async () => {
  const relay = createChangeRelay(60_000);
  const [first, second, third] = [aMember(), aMember(), aMember()];
  for (const [id, each] of [first, second, third].entries()) relay.join(id, each.member);
  const done: string[] = [];
  const telling = relay.tell(0, change).then(() => done.push('told'));

  expect(first.asked).toEqual([]);
  relay.dropped(1, second.asked[0] ?? 0);
  await new Promise(setImmediate);
  expect(done).toEqual([]);
  relay.dropped(2, third.asked[0] ?? 0);
  await telling;
  expect(done).toEqual(['told']);
});

test('who has ended is not waited for, and nobody is where there is nobody else', async () => {
  const relay = createChangeRelay(60_000);
  const other = aMember();
  await relay.tell(0, change);
  relay.join(1, other.member);
  const telling = relay.tell(0, change);
  relay.leave(1);
  await telling;
  await relay.tell(0, change);
  expect(other.asked).toHaveLength(1);
});

test('who does not answer is killed, and waited for until it has ended', async () => {
  const relay = createChangeRelay(1);
  const hung = aMember();
  relay.join(1, hung.member);
  let told = false;
  const telling = relay.tell(0, change).then(() => {
    told = true;
  });
  await expect.poll(hung.killed).toBe(1);
  expect(told).toBe(false);
  relay.leave(1);
  await telling;
});
