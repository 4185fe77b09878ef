import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWorkLimiter, type WorkLimiter, type WorkLimiterOptions } from './work-limiter.ts';

const usual = {
  atOnce: 2,
  atOncePerOwner: 1,
  waiting: 6,
  waitingPerOwner: 3,
  longestWait: 10_000,
};

let bound: WorkLimiter;
/** What has begun, in order, and how each of it ends. */
let begun: string[];
let end: Record<string, () => void>;

function start(options: Partial<WorkLimiterOptions> = {}) {
  bound = createWorkLimiter({ ...usual, ...options });
  begun = [];
  end = {};
}
beforeEach(() => {
  vi.useFakeTimers();
  start();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Asks for a work that lasts until it is ended; tells how it came out. */
function ask(owner: string, name: string, key: string | null = null): Promise<string> {
  const work = () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      end[name] = () => resolve('done');
    });
  return bound.run({ owner, key }, work).catch((error) => `${error.status} ${error.retryAfter}`);
}
async function finish(name: string) {
  end[name]?.();
  await vi.advanceTimersByTimeAsync(0);
}

describe('work', () => {
  it('runs so many at once, and of one owner fewer, so that a newcomer begins at once', async () => {
    const first = ask('greedy', 'g1');
    ask('greedy', 'g2');
    ask('modest', 'm1');
    ask('late', 'l1');
    expect(begun).toEqual(['g1', 'm1']);
    expect(bound.stats()).toMatchObject({ running: 2, waiting: 2 });
    await finish('g1');
    expect(await first).toBe('done');
  });

  it('takes turns between owners, whatever each has asked for before', async () => {
    start({ atOnce: 1 });
    for (const name of ['a1', 'a2', 'a3']) ask('a', name);
    for (const name of ['b1', 'b2']) ask('b', name);
    ask('c', 'c1');
    for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']) await finish(name);
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
    expect(bound.stats()).toMatchObject({ running: 0, waiting: 0 });
  });

  it('that throws or rejects leaves its slot', async () => {
    start({ atOnce: 1 });
    const broken = bound.run({ owner: 'a' }, () => {
      throw new Error('broken');
    });
    await expect(broken).rejects.toThrow('broken');
    ask('a', 'next');
    expect(begun).toEqual(['next']);
  });
});

describe('refuses with 503 and a time to come back', () => {
  it('who has too much waiting already, and nobody else', async () => {
    const answers = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => ask('a', name));
    expect(await answers[4]).toBe('503 5');
    ask('b', 'b1');
    expect(begun).toEqual(['a1', 'b1']);
    expect(bound.stats().waiting).toBe(3);
  });

  it('the last in the longest line when all lines are full, for a newcomer with less', async () => {
    start({ atOnce: 1, waiting: 4 });
    ask('a', 'a1');
    ask('a', 'a2');
    ask('a', 'a3');
    const last = ask('a', 'a4');
    ask('b', 'b1');
    const newcomer = ask('c', 'c1');
    expect(await last).toBe('503 5');
    for (const name of ['a1', 'a2', 'b1', 'c1']) await finish(name);
    expect(await newcomer).toBe('done');
  });

  it('the newcomer where everybody waits for as little', async () => {
    start({ atOnce: 1, waiting: 2 });
    ask('a', 'a1');
    ask('b', 'b1');
    ask('c', 'c1');
    expect(await ask('d', 'd1')).toBe('503 5');
    expect(bound.stats().waiting).toBe(2);
  });

  it('who has waited for too long', async () => {
    ask('a', 'a1');
    const second = ask('a', 'a2');
    await vi.advanceTimersByTimeAsync(usual.longestWait);
    expect(await second).toBe('503 5');
    await finish('a1');
    expect(begun).toEqual(['a1']);
  });

  it('everything while the process is too busy, but what runs or waits goes on', async () => {
    let isBusy = false;
    start({ isBusy: () => isBusy });
    ask('a', 'a1');
    const second = ask('a', 'a2');
    isBusy = true;
    expect(await ask('b', 'b1')).toBe('503 5');
    await finish('a1');
    await finish('a2');
    expect(await second).toBe('done');
  });
});

describe('where more is asked for than can be done', () => {
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  const overload = { atOnce: 1, waiting: 4, whenOverloaded: { after: 1000, quick: 500 } };
  beforeEach(() => start(overload));

  it('the newest of an owner goes first, and owners take turns as ever', async () => {
    for (const name of ['a1', 'a2']) ask('a', name);
    ask('b', 'b1');
    await pass(1000);
    ask('a', 'a3');
    ask('b', 'b2');
    for (const name of ['a1', 'b2', 'a3', 'b1', 'a2']) await finish(name);
    expect(begun).toEqual(['a1', 'b2', 'a3', 'b1', 'a2']);
  });

  it('who asks for little comes before all who were served before', async () => {
    const busy = ['a', 'b', 'c', 'd'];
    ask('a', 'a1');
    for (const owner of busy.slice(1)) ask(owner, `${owner}1`);
    for (const owner of busy) await finish(`${owner}1`);
    ask('a', 'a2');
    await pass(1000);
    for (const owner of busy.slice(1)) ask(owner, `${owner}2`);
    ask('shopper', 's1');
    await finish('a2');
    expect(begun.at(-1)).toBe('s1');
  });

  it('who has waited for long comes after who has not, and is served where there is nobody else', async () => {
    ask('a', 'a1');
    ask('b', 'old');
    await pass(1000);
    ask('c', 'c1');
    await pass(499);
    ask('d', 'd1');
    await finish('a1');
    await pass(1);
    for (const name of ['c1', 'd1', 'old']) await finish(name);
    expect(begun).toEqual(['a1', 'c1', 'd1', 'old']);
  });

  it('the oldest makes room for the newest', async () => {
    ask('a', 'a1');
    const oldest = ask('b', 'b1');
    await pass(1000);
    for (const name of ['b2', 'b3']) ask('b', name);
    ask('c', 'c1');
    ask('d', 'd1');
    expect(await oldest).toBe('503 5');
    expect(bound.stats()).toEqual({ running: 1, waiting: 4, refused: 1 });
  });

  it('is over once all who wait can soon be served', async () => {
    for (const name of ['a1', 'a2']) ask('a', name);
    await pass(1000);
    for (const name of ['a1', 'a2']) await finish(name);
    const quick = Array.from({ length: 10 }, (_, at) => `quick ${at}`);
    for (const name of quick) {
      ask('a', name);
      await finish(name);
    }
    for (const name of ['a3', 'a4', 'a5']) ask('a', name);
    for (const name of ['a3', 'a4', 'a5']) await finish(name);
    expect(begun).toEqual(['a1', 'a2', ...quick, 'a3', 'a4', 'a5']);
  });
});

it('what nobody waits for any more is not begun', async () => {
  start({ atOnce: 1 });
  ask('a', 'a1');
  let gone = 0;
  const work = async () => begun.push('unwanted');
  const left = bound.run({ owner: 'b', key: 'key', isGone: () => gone > 0 }, work);
  bound.waitToo({ owner: 'c', key: 'key', isGone: () => gone > 1 });
  gone = 1;
  await finish('a1');
  expect(await left).toBe(2);
  expect(begun).toEqual(['a1', 'unwanted']);

  ask('a', 'a2');
  const all = bound.run({ owner: 'b', isGone: () => true }, work);
  const refused = expect(all).rejects.toMatchObject({ status: 503 });
  await finish('a2');
  await refused;
  expect(begun).toEqual(['a1', 'unwanted', 'a2']);
});

describe('what several wait for', () => {
  it('begins at the first turn that one of them has, once', async () => {
    start({ atOnce: 1, waitingPerOwner: 10 });
    for (const name of ['a1', 'a2', 'a3']) ask('a', name);
    ask('a', 'shared', 'key');
    bound.waitToo({ owner: 'b', key: 'key' });
    bound.waitToo({ owner: 'b', key: 'key' });
    for (const name of ['a1', 'shared', 'a2', 'a3']) await finish(name);
    expect(begun).toEqual(['a1', 'shared', 'a2', 'a3']);
    expect(bound.stats()).toMatchObject({ running: 0, waiting: 0 });
  });

  it('is refused only when no line has room for it', async () => {
    start({ atOnce: 1, waiting: 3, waitingPerOwner: 2 });
    ask('a', 'a1');
    ask('a', 'a2');
    const shared = ask('a', 'shared', 'key');
    bound.waitToo({ owner: 'b', key: 'key' });
    ask('c', 'c1');
    for (const name of ['a1', 'a2', 'shared']) await finish(name);
    expect(await shared).toBe('done');
  });

  it('begins at once where somebody who has a slot waits for it', async () => {
    start({ atOnce: 1 });
    ask('a', 'page');
    const call = ask('b', 'call', 'key');
    expect(begun).toEqual(['page']);
    bound.startNow('key');
    bound.startNow('key');
    await finish('call');
    expect(await call).toBe('done');
    expect(begun).toEqual(['page', 'call']);
    expect(bound.stats()).toMatchObject({ running: 1, waiting: 0 });
  });
});
