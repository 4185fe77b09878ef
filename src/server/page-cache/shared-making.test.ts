import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { RawResponse } from './packed-response.ts';
import { createResponseCache, type MakeProgress } from './response-cache.ts';

const TAGS = ['a', 'b', 'c', 'd'];
const KEYS = ['home', 'shop'];

/** What happens next: one asks, one of those who read goes on, or something is written. */
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ ask: fc.constantFrom(...KEYS) }) },
  { weight: 5, arbitrary: fc.record({ goOn: fc.nat(5) }) },
  { weight: 2, arbitrary: fc.record({ write: fc.constantFrom(...TAGS) }) },
  { weight: 1, arbitrary: fc.record({ writeElsewhere: fc.constant(true) }) },
  { weight: 1, arbitrary: fc.record({ clear: fc.constant(true) }) },
);
type Step = Partial<{
  ask: string;
  goOn: number;
  write: string;
  writeElsewhere: true;
  clear: true;
}>;

/**
 * A marketplace of four numbers, each under its tag. A render reads two of them, which ones depends on
 * what the first one is; a number is read at one step and known, with its tag, at the next.
 */
function marketplace() {
  const cache = createResponseCache({ maxBytes: 1_000_000 });
  const now = new Map(TAGS.map((tag) => [tag, 0]));
  const paused: (() => void)[] = [];
  const pause = () => new Promise<void>((resolve) => paused.push(resolve));
  const versionOf = (tag: string) => now.get(tag) ?? 0;
  let makes = 0;

  const make =
    (key: string) =>
    async (progress: MakeProgress): Promise<RawResponse> => {
      makes += 1;
      await pause();
      progress.begins();
      const seen: [string, number][] = [];
      const read = async (tag: string) => {
        const value = versionOf(tag);
        await pause();
        seen.push([tag, value]);
        progress.tags.add(tag);
        return value;
      };
      const first = await read(key === 'home' ? 'a' : 'b');
      await read(first % 2 === 0 ? 'c' : 'd');
      await pause();
      // A number that nobody may see for now is refused, and what is refused shows no tags.
      if (first % 3 === 1) throw new Error(JSON.stringify(seen));
      const tags = seen.map(([tag]) => tag);
      return { status: 200, headers: {}, body: JSON.stringify(seen), tags, keep: true };
    };
  return { cache, now, paused, make, versionOf, makes: () => makes };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
const seenIn = (body: string) => JSON.parse(body) as [string, number][];

it('gives nobody what was written before he asked, however reads and writes mix', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 60 }), async (steps: Step[]) => {
      const { cache, now, paused, make, versionOf } = marketplace();
      const answers: Promise<void>[] = [];

      const ask = async (key: string) => {
        const known = new Map(now);
        const body = await cache.answer(key, make(key)).then(
          (answer) => answer.text(),
          (error: Error) => error.message,
        );
        for (const [tag, version] of seenIn(body)) {
          expect(version).toBeGreaterThanOrEqual(known.get(tag) ?? 0);
        }
      };
      const goOn = (index: number) => {
        const [resume] = paused.splice(index % Math.max(paused.length, 1), 1);
        resume?.();
      };
      for (const { ask: key, goOn: index, write, writeElsewhere, clear } of steps) {
        if (key) answers.push(ask(key));
        if (index !== undefined) goOn(index);
        if (write) now.set(write, versionOf(write) + 1);
        if (write) cache.drop([write]);
        if (writeElsewhere) cache.drop(['elsewhere']);
        if (clear) cache.clear();
        await settled();
        for (const kept of KEYS) {
          const body = cache.find(kept)?.text() ?? '[]';
          for (const [tag, version] of seenIn(body)) expect(version).toBe(versionOf(tag));
        }
      }
      while (paused.length > 0) {
        goOn(0);
        await settled();
      }
      await Promise.all(answers);
    }),
    { numRuns: 600 },
  );
});

it('makes once what is asked for while other things are written', async () => {
  const { cache, paused, make, makes } = marketplace();
  const answers = Array.from({ length: 20 }, async (_, index) => {
    for (let waited = 0; waited < index; waited += 1) await settled();
    cache.drop(['elsewhere']);
    return cache.answer('home', make('home'));
  });
  for (let turn = 0; turn < 40; turn += 1) {
    await settled();
    if (turn > 25) paused.shift()?.();
  }
  expect(new Set(await Promise.all(answers)).size).toBe(1);
  expect(makes()).toBe(1);
});
