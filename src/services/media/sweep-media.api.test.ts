import { beforeEach, expect, it } from 'vitest';
import { pauseSweep } from '#database/queries/media/sweep-pause.ts';
import { mediaAsset } from '#database/schema/media.ts';
import { anAdmin } from '#tests/support/factories.ts';
import { clearedApp } from '#tests/support/shared-app.ts';
import { sweepMedia, sweepMediaStep } from './sweep-media.ts';

const test = await clearedApp();
const { store } = test.context;
const never = new AbortController().signal;
const twoHoursAgo = () => new Date(Date.now() - 2 * 60 * 60_000);

const hashOf = (prefix: string) => prefix.padEnd(32, '0');
const filesLeft = async () =>
  (await Array.fromAsync(store.list(), ({ name }) => name)).map((name) => name.slice(0, 13)).sort();

beforeEach(async () => {
  for await (const { name } of store.list()) await store.remove(name);
});

/** An unused asset with a file, of an upload that was never saved, or saved once. */
async function anAsset(prefix: string, { saved }: { saved: boolean }) {
  const id = hashOf(prefix);
  const facts = { kind: 'image', file: `${id}.jpg`, bytes: 1, width: 1, height: 1 } as const;
  const reservedAt = saved ? null : twoHoursAgo();
  await test.db.insert(mediaAsset).values({ id, ...facts, ready: true, reservedAt });
  await store.put(`${id}.jpg`, Buffer.from('x'));
}

async function aStep(from: string) {
  // The files' grace is by their time of writing.
  const later = { ...test.context, now: () => new Date(Date.now() + 2 * 60 * 60_000) };
  return sweepMediaStep(later, from, never);
}

it('comes round in 256 steps, and lists one prefix in each', async () => {
  const listed: (string | undefined)[] = [];
  const watched = {
    ...test.context,
    store: {
      ...store,
      list: (prefix?: string) => {
        listed.push(prefix);
        return store.list(prefix);
      },
    },
  };
  let at = '';
  for (let steps = 0; steps < 256; steps += 1) at = (await sweepMediaStep(watched, at, never)).next;
  expect(at).toBe('00');
  expect(listed).toHaveLength(512);
  expect(new Set(listed).size).toBe(512);
  expect(listed.slice(0, 4)).toEqual(['00', 'originals/00', '01', 'originals/01']);
});

it('removes what is unused below its prefix alone, and abandoned uploads wherever they are', async () => {
  for (const prefix of ['0a', '0b']) {
    await anAsset(`${prefix}1`, { saved: true });
    await store.put(`originals/${hashOf(`${prefix}2`)}`, Buffer.from('of a killed process'));
  }
  await anAsset('ff', { saved: false });
  expect(await aStep('0a')).toEqual({ assets: 2, files: 1, next: '0b' });
  expect(await filesLeft()).toEqual(['0b10000000000', 'originals/0b2']);
  expect(await aStep('0b')).toEqual({ assets: 1, files: 1, next: '0c' });
  expect(await filesLeft()).toEqual([]);
});

it('waits after a restore until an admin says so, which is in the audit', async () => {
  await anAsset('0a', { saved: true });
  await anAsset('ff', { saved: false });
  await pauseSweep(test.db, 'restored');
  const admin = await anAdmin(test);
  const call = async (method: 'GET' | 'POST', path: string) => {
    const url = `/api/admin${path}`;
    return (await test.app.inject({ method, url, headers: admin.authorization })).json();
  };
  expect(await sweepMedia(test.context, 0)).toEqual({ assets: 0, files: 0 });
  expect(await aStep('0a')).toEqual({ assets: 0, files: 0, next: '0a' });
  expect(await call('GET', '/get-media-sweep')).toEqual({
    paused: { why: 'restored', since: expect.stringMatching(/^\d{4}-/) },
  });

  for (let twice = 0; twice < 2; twice += 1) {
    const { data } = await call('POST', '/resume-media-sweep');
    expect(data).toEqual({ paused: null });
  }
  const entries = await call('GET', '/get-audit?entity=media');
  expect(entries).toMatchObject([{ action: 'resume-media-sweep' }]);
  expect(await aStep('0a')).toEqual({ assets: 2, files: 0, next: '0b' });
});
