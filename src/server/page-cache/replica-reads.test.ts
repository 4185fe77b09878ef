import { expect, it, onTestFinished } from 'vitest';
import { getProduct } from '#contracts/calls/products.ts';
import { DatabaseAway } from '#database/postgres/database-away.ts';
import { notFound } from '#services/failure.ts';
import { createReplicaReads } from './replica-reads.ts';

/** A replica that has replayed what the test says, and what is read there and in the database. */
function follower({ tags = ['lamp'] as string[] } = {}) {
  const state = { written: 1, replayed: 1, isAway: false, isFound: true, isPrimaryAway: false };
  const lines: string[] = [];
  const log = {
    info: (_details: object, line: string) => void lines.push(line),
    warn: (_details: object, line: string) => void lines.push(line),
  };
  const reads = createReplicaReads(
    {
      position: async () => {
        if (state.isPrimaryAway) throw new DatabaseAway();
        return String(state.written);
      },
      hasReplayed: async (position) => {
        if (state.isAway) throw new Error('away');
        return state.replayed >= Number(position);
      },
    },
    log,
  );
  onTestFinished(() => reads.stop());
  const from = (value: string) => ({ call: getProduct, read: async () => ({ value, tags }) });
  const twin = from('replica');
  const own = from('database');
  const ofDatabase = async () => {
    if (state.isPrimaryAway) throw new DatabaseAway();
    return own.read();
  };
  const { read } = reads.either(
    { ...own, read: ofDatabase },
    {
      ...twin,
      read: async () => {
        if (state.isAway) throw new Error('away');
        if (!state.isFound) throw notFound('product');
        return twin.read();
      },
    },
  );
  const ask = () => read({ params: {}, query: {} });
  const where = async () => ((await ask()) as { value: string }).value;
  const settled = () => expect.poll(where, { timeout: 10_000 }).toBe('replica');
  return { state, reads, lines, ask, where, settled };
}

it('asks the database alone until the replica is known to have caught up', async () => {
  const { where, settled } = follower();
  expect(await where()).toBe('database');
  await settled();
});

it('makes again what concerns a change that has not arrived, and nothing else', async () => {
  const shown = follower({ tags: ['lamp', 'lamps'] });
  await shown.settled();
  shown.state.written = 2;
  shown.reads.note(['sofa', 'sofas']);
  expect(await shown.where()).toBe('replica');
  shown.reads.note(['lamps']);
  expect(await shown.where()).toBe('database');
  shown.state.written = 3;
  shown.reads.note(['lamp']);
  shown.state.replayed = 2;
  expect(await shown.where()).toBe('database');
  shown.state.replayed = 3;
  await shown.settled();
});

it('tells how far behind the replica is, and that it is away', async () => {
  const { state, reads, settled, where } = follower();
  expect(reads.numbers()).toBeNull();
  await settled();
  expect(reads.numbers()).toEqual({ isReachable: true, behindSeconds: 0 });
  state.written = 2;
  reads.note(['lamp']);
  await expect.poll(() => reads.numbers()?.behindSeconds).toBeGreaterThan(0.1);
  state.replayed = 2;
  await settled();
  expect(reads.numbers()).toEqual({ isReachable: true, behindSeconds: 0 });
  state.isAway = true;
  await where();
  await expect.poll(() => reads.numbers()?.isReachable).toBe(false);
  await expect.poll(() => reads.numbers()?.behindSeconds).toBeGreaterThan(0);
});

it('asks the database where the replica finds nothing', async () => {
  const { state, where, settled, lines } = follower();
  await settled();
  state.isFound = false;
  expect(await where()).toBe('database');
  expect(lines).toEqual(['public pages are read from the replica']);
});

it('leaves a replica that is away alone until it has caught up again', async () => {
  const { state, where, settled, lines } = follower();
  await settled();
  state.isAway = true;
  state.written = 9;
  expect(await where()).toBe('database');
  const away = 'the replica is away; the database itself is read';
  await expect.poll(() => lines.slice(1)).toEqual([away]);
  state.isAway = false;
  state.replayed = 8;
  expect(await where()).toBe('database');
  state.replayed = 9;
  await settled();
  expect(lines.at(-1)).toBe('public pages are read from the replica');
});

it('takes more changes than it remembers for a change of everything', async () => {
  const { state, reads, where, settled } = follower();
  await settled();
  state.written = 2;
  reads.note(Array.from({ length: 20_001 }, (_, number) => `sofa ${number}`));
  expect(await where()).toBe('database');
  state.replayed = 2;
  await settled();
  state.written = 3;
  reads.noteAll();
  expect(await where()).toBe('database');
});

it('reads from the replica while the database itself is away, older than an edit too', async () => {
  const { state, reads, ask, where, settled, lines } = follower({ tags: ['card:lamp', 'sofas'] });
  await settled();
  state.isPrimaryAway = true;
  reads.note(['card:lamp', 'products/values']);
  expect(await ask()).toMatchObject({ value: 'replica', keep: false });
  reads.note(['card:other']);
  expect(await where()).toBe('replica');
  expect(lines).toEqual(['public pages are read from the replica']);
  expect(reads.numbers()).toMatchObject({ isReachable: true });
  // A statement there that fails does not end it, as long as the replica is where it was.
  state.isAway = true;
  await expect(ask()).rejects.toThrow(DatabaseAway);
  state.isAway = false;
  expect(await where()).toBe('replica');
  state.replayed = 0;
  await expect(ask()).rejects.toThrow(DatabaseAway);
});

it('never shows from there what was taken away and may not have arrived', async () => {
  const { state, reads, ask, where, settled } = follower({ tags: ['card:lamp', 'visibility'] });
  await settled();
  state.isPrimaryAway = true;
  reads.note(['card:sofa', 'products']);
  expect(await where()).toBe('replica');
  reads.note(['card:lamp', 'products']);
  await expect(ask()).rejects.toThrow(DatabaseAway);
  state.isPrimaryAway = false;
  await settled();
});

it('shows nothing from there while anything may have been taken away', async () => {
  const { state, reads, ask, settled } = follower();
  await settled();
  state.isPrimaryAway = true;
  reads.noteAll();
  await expect(ask()).rejects.toThrow(DatabaseAway);
});
