import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { DatabaseAway } from '#database/postgres/database-away.ts';
import type { PackedResponse, RawResponse } from './packed-response.ts';
import { createResponseCache } from './response-cache.ts';

const MEGABYTE = 1_000_000;

function made(body: string, tags: string[] = [], more: Partial<RawResponse> = {}): RawResponse {
  return { status: 200, headers: { 'content-type': 'text/html' }, body, tags, keep: true, ...more };
}

/** A make that ends when told to, as a slow render does. */
function slowly(body: string, tags: string[] = []) {
  const { promise, resolve, reject } = Promise.withResolvers<RawResponse>();
  return { make: () => promise, finish: () => resolve(made(body, tags)), fail: reject };
}

const textOf = (answer: PackedResponse | undefined) => answer?.text();

describe('making once', () => {
  it('makes one answer for fifty who wait', async () => {
    const cache = createResponseCache({ maxBytes: MEGABYTE });
    let makes = 0;
    const make = async () => {
      makes += 1;
      await wait(5);
      return made('page');
    };
    const answers = await Promise.all(Array.from({ length: 50 }, () => cache.answer('a', make)));
    expect(makes).toBe(1);
    expect(new Set(answers).size).toBe(1);
    expect(await cache.answer('a', make)).toBe(answers[0]);
    expect(cache.stats()).toMatchObject({ misses: 1, joined: 49, hits: 1, entries: 1 });
  });

  it('tells all who wait of a failure, keeps nothing of it and tries again', async () => {
    const cache = createResponseCache({ maxBytes: MEGABYTE });
    const render = slowly('never');
    const waiting = [cache.answer('a', render.make), cache.answer('a', render.make)];
    render.fail(new Error('no database'));
    for (const each of waiting) await expect(each).rejects.toThrow('no database');
    expect(textOf(await cache.answer('a', async () => made('again')))).toBe('again');
  });

  it('turns a make that throws at once into the same failure', async () => {
    const cache = createResponseCache({ maxBytes: MEGABYTE });
    const answer = cache.answer('a', () => {
      throw new Error('at once');
    });
    await expect(answer).rejects.toThrow('at once');
  });

  it('gives up on a make that never ends, for those who wait and for the next', async () => {
    const cache = createResponseCache({ maxBytes: MEGABYTE, makeTimeout: 20 });
    const render = slowly('late');
    await expect(cache.answer('a', render.make)).rejects.toMatchObject({ status: 503 });
    expect(textOf(await cache.answer('a', async () => made('next')))).toBe('next');
    render.finish();
    await wait(1);
    expect(textOf(cache.find('a'))).toBe('next');
  });

  it('shares nothing without a key', async () => {
    const cache = createResponseCache({ maxBytes: MEGABYTE });
    let makes = 0;
    const make = async () => made(String(++makes));
    await Promise.all([cache.answer(null, make), cache.answer(null, make)]);
    expect(makes).toBe(2);
    expect(cache.stats().entries).toBe(0);
  });
});

describe('what is not kept', () => {
  const cases: [string, Partial<RawResponse>][] = [
    ['a failure', { status: 500 }],
    ['a not found, which may be found a moment later', { status: 404 }],
    ['a redirect', { status: 302, headers: { location: '/' } }],
    ['an answer with a cookie', { headers: { 'set-cookie': ['a=b'] } }],
    ['an answer marked private', { headers: { 'cache-control': 'private, max-age=5' } }],
    ['an answer marked no-store', { headers: { 'cache-control': 'no-store' } }],
    ['what its maker does not want kept', { keep: false }],
  ];
  it.each(cases)('%s', async (_, more) => {
    const cache = createResponseCache({ maxBytes: MEGABYTE });
    const answer = await cache.answer('a', async () => made('x'.repeat(5_000), [], more));
    expect(answer.status).toBe(more.status ?? 200);
    expect(answer.sendable().etag).toBeUndefined();
    expect(cache.find('a')).toBeUndefined();
  });

  it('nothing, where there is no memory to keep it in', async () => {
    const cache = createResponseCache({ maxBytes: 0 });
    const answer = await cache.answer('a', async () => made('page', ['t']));
    expect(cache.stats()).toMatchObject({ entries: 0, bytes: 0 });
    expect(answer.sendable().etag).toBeUndefined();
  });
});

describe('dropping', () => {
  it('drops what carries a tag and nothing else', async () => {
    const cache = createResponseCache({ maxBytes: MEGABYTE });
    await cache.answer('one', async () => made('1', ['product:1', 'products']));
    await cache.answer('two', async () => made('2', ['product:2', 'products']));
    await cache.answer('about', async () => made('3'));
    cache.drop(['product:1', 'nobody has this']);
    expect(cache.find('one')).toBeUndefined();
    expect(textOf(cache.find('two'))).toBe('2');
    cache.drop(['products']);
    expect(cache.find('two')).toBeUndefined();
    expect(textOf(cache.find('about'))).toBe('3');
    expect(cache.stats().dropped).toBe(2);
  });

  it('never keeps a render begun before a drop of a tag it turns out to carry', async () => {
    const cache = createResponseCache({ maxBytes: MEGABYTE });
    const render = slowly('old price', ['product:1']);
    const waiting = cache.answer('a', render.make);
    cache.drop(['product:1']);
    cache.drop(['product:7']);
    render.finish();
    expect(textOf(await waiting)).toBe('old price');
    expect(cache.find('a')).toBeUndefined();
  });

  it('keeps a render begun before a drop of tags it does not carry', async () => {
    const cache = createResponseCache({ maxBytes: MEGABYTE });
    const render = slowly('page', ['product:1']);
    const waiting = cache.answer('a', render.make);
    cache.drop(['product:2']);
    render.finish();
    await waiting;
    expect(textOf(cache.find('a'))).toBe('page');
  });

  it('gives nobody who comes after a drop a render begun before it', async () => {
    const cache = createResponseCache({ maxBytes: MEGABYTE });
    const before = slowly('old price', ['product:1']);
    const early = cache.answer('a', before.make);
    cache.drop(['product:1']);
    const after = slowly('new price', ['product:1']);
    const late = [cache.answer('a', after.make), cache.answer('a', after.make)];
    before.finish();
    expect(textOf(await early)).toBe('old price');
    after.finish();
    for (const each of late) expect(textOf(await each)).toBe('new price');
    expect(textOf(cache.find('a'))).toBe('new price');
    expect(cache.stats().misses).toBe(2);
  });

  it('lets those who come after a drop share a render that it does not concern', async () => {
    const cache = createResponseCache({ maxBytes: MEGABYTE });
    const render = slowly('page', ['product:1', 'products']);
    const first = cache.answer('a', render.make);
    cache.drop(['product:2', 'products/values']);
    const second = cache.answer('a', async () => made('another'));
    render.finish();
    expect([textOf(await first), textOf(await second)]).toEqual(['page', 'page']);
    expect(cache.stats()).toMatchObject({ misses: 1, joined: 1, entries: 1 });
  });

  it('begins anew at once where what was read so far is out of date', async () => {
    const cache = createResponseCache({ maxBytes: MEGABYTE });
    const render = slowly('old', ['product:1']);
    const first = cache.answer('a', ({ tags }) => {
      tags.add('product:1');
      return render.make();
    });
    await wait(1);
    cache.drop(['product:1']);
    expect(textOf(await cache.answer('a', async () => made('new', ['product:1'])))).toBe('new');
    render.finish();
    expect(textOf(await first)).toBe('old');
    expect(textOf(cache.find('a'))).toBe('new');
  });

  it('asks again for what was not there before a drop', async () => {
    const cache = createResponseCache({ maxBytes: MEGABYTE });
    const render = slowly('');
    const early = cache.answer('a', render.make);
    cache.drop(['product:1']);
    const late = cache.answer('a', async () => made('there', ['product:1']));
    render.fail(new Error('no such product'));
    await expect(early).rejects.toThrow('no such product');
    expect(textOf(await late)).toBe('there');
  });

  it('counts from the first read, not from the wait for a turn', async () => {
    const cache = createResponseCache({ maxBytes: MEGABYTE });
    const turn = Promise.withResolvers<void>();
    const waiting = cache.answer('a', async ({ begins }) => {
      await turn.promise;
      begins();
      return made('new', ['product:1']);
    });
    await wait(1);
    cache.drop(['product:1']);
    turn.resolve();
    await waiting;
    expect(textOf(cache.find('a'))).toBe('new');
  });

  it('forgets everything when cleared, what is being made included', async () => {
    const cache = createResponseCache({ maxBytes: MEGABYTE });
    await cache.answer('kept', async () => made('kept', ['t']));
    const render = slowly('untagged');
    const waiting = cache.answer('a', render.make);
    cache.clear();
    render.finish();
    await waiting;
    expect(cache.stats()).toMatchObject({ entries: 0, bytes: 0 });
    await cache.answer('kept', async () => made('anew', ['t']));
    cache.drop(['t']);
    expect(cache.find('kept')).toBeUndefined();
  });
});

describe('memory', () => {
  it('stays within its bound under endless new keys, and keeps what is in use', async () => {
    const cache = createResponseCache({ maxBytes: MEGABYTE });
    await cache.answer('home', async () => made('home', ['t']));
    for (let i = 0; i < 2_000; i += 1) {
      await cache.answer(`q=${i}`, async () =>
        made(randomBytes(3_000).toString('hex'), [`t:${i}`]),
      );
      cache.find('home');
      expect(cache.stats().bytes).toBeLessThanOrEqual(MEGABYTE);
    }
    expect(cache.stats().entries).toBeLessThan(200);
    expect(cache.stats().tags).toBe(cache.stats().entries);
    expect(textOf(cache.find('home'))).toBe('home');
  });

  it('keeps what was asked for again, whatever is asked for once', async () => {
    const cache = createResponseCache({ maxBytes: MEGABYTE });
    for (const page of ['home', 'once']) await cache.answer(page, async () => made(page, [page]));
    cache.find('home');
    for (let i = 0; i < 500; i += 1) {
      await cache.answer(`q=${i}`, async () => made(randomBytes(3_000).toString('hex')));
    }
    expect(textOf(cache.find('home'))).toBe('home');
    expect(cache.find('once')).toBeUndefined();
    cache.drop(['home']);
    expect(cache.find('home')).toBeUndefined();
  });

  it('leaves a quarter of it to what is new, however much is asked for again', async () => {
    const cache = createResponseCache({ maxBytes: MEGABYTE });
    const pages = Array.from({ length: 200 }, (_, at) => `page ${at}`);
    for (const page of pages) {
      await cache.answer(page, async () => made(randomBytes(3_000).toString('hex')));
      cache.find(page);
    }
    const fresh = pages.slice(0, 15).map((page) => `new ${page}`);
    for (const page of fresh) {
      await cache.answer(page, async () => made(randomBytes(3_000).toString('hex')));
    }
    expect(fresh.filter((page) => cache.find(page) === undefined)).toEqual([]);
    expect(cache.find('page 0')).toBeUndefined();
    expect(cache.find('page 199')).toBeDefined();
    expect(cache.stats().bytes).toBeLessThanOrEqual(MEGABYTE);
  });

  it('does not give an eighth of it to one answer', async () => {
    const cache = createResponseCache({ maxBytes: MEGABYTE });
    await cache.answer('small', async () => made('small'));
    await cache.answer('huge', async () => made('x'.repeat(MEGABYTE / 8)));
    expect(cache.find('huge')).toBeUndefined();
    expect(textOf(cache.find('small'))).toBe('small');
  });
});

describe('what an edit has dropped', () => {
  /** A cache of a database that can go away, and what is made then. */
  function outage({ maxBytes = MEGABYTE, staleMs = 60_000, knowsIt = true } = {}) {
    const state = { isAway: false };
    const cache = createResponseCache({
      maxBytes,
      staleMs,
      behindMs: () => (state.isAway ? 5 : 0),
      isAway: () => state.isAway && knowsIt,
    });
    const ask = (key: string, ...answer: Parameters<typeof made>) =>
      cache.answer(key, async () => {
        if (state.isAway) throw new DatabaseAway();
        return made(...answer);
      });
    return { state, cache, ask };
  }

  it.each([true, false])('is sent while the database is away (known yet: %s)', async (knowsIt) => {
    const { state, cache, ask } = outage({ knowsIt });
    await ask('shop', 'old', ['card:1', 'products']);
    cache.drop(['card:1', 'products/values'], true);
    expect(cache.find('shop')).toBeUndefined();
    state.isAway = true;
    const shown = await ask('shop', 'never');
    expect(textOf(shown)).toBe('old');
    expect(shown.cacheable).toBe(false);
    // A page that finds this out while it is rendered.
    const page = await cache.answer('shop', async () => made('away', [], { isAway: true }));
    expect(textOf(page)).toBe('old');
    state.isAway = false;
    expect(cache.find('shop')).toBeUndefined();
    expect(textOf(await ask('shop', 'new', ['card:1', 'products']))).toBe('new');
  });

  it('is not sent once it was made anew, or something of it was taken away', async () => {
    const { state, cache, ask } = outage();
    for (const key of ['anew', 'hidden', 'later']) await ask(key, 'old', [`card:${key}`]);
    cache.drop(['card:anew', 'card:hidden', 'card:later'], true);
    await ask('anew', 'new', ['card:anew']);
    cache.drop(['card:anew', 'products']);
    cache.drop(['card:hidden', 'products']);
    state.isAway = true;
    await expect(ask('anew', '')).rejects.toThrow(DatabaseAway);
    await expect(ask('hidden', '')).rejects.toThrow(DatabaseAway);
    expect(textOf(await ask('later', ''))).toBe('old');
    cache.clear();
    await expect(ask('later', '')).rejects.toThrow(DatabaseAway);
  });

  it('is forgotten after the time for which what is kept is shown', async () => {
    const { state, cache, ask } = outage({ staleMs: 20 });
    await ask('shop', 'old', ['card:1']);
    cache.drop(['card:1'], true);
    state.isAway = true;
    expect(textOf(await ask('shop', ''))).toBe('old');
    await wait(40);
    await expect(ask('shop', '')).rejects.toThrow(DatabaseAway);
  });

  it('takes no more than a quarter of the memory beside what is kept', async () => {
    const { state, cache, ask } = outage({ maxBytes: 400_000 });
    const keys = Array.from({ length: 100 }, (_, at) => `page ${at}`);
    for (const key of keys) await ask(key, 'x'.repeat(3_000), [`card:${key}`]);
    cache.drop(
      keys.map((key) => `card:${key}`),
      true,
    );
    state.isAway = true;
    const left = await Promise.allSettled(keys.map((key) => ask(key, '')));
    const sent = left.filter(({ status }) => status === 'fulfilled').length;
    expect(sent).toBeGreaterThan(5);
    expect(sent * 3_000).toBeLessThan(100_000);
  });
});

describe('what is made while no change has been heard of for too long', () => {
  const beyond = (staleMs: number) => {
    const state = { behind: 0 };
    const cache = createResponseCache({
      maxBytes: MEGABYTE,
      staleMs,
      behindMs: () => state.behind,
    });
    let turn = 0;
    const ask = () => {
      turn += 1;
      return cache.answer('shop', async () => made(`made ${turn}`, ['card:1']));
    };
    return { state, cache, ask };
  };

  it('is sent on for a moment, and what was kept before is not', async () => {
    const { state, cache, ask } = beyond(60_000);
    await ask();
    state.behind = 60_001;
    expect(cache.find('shop')).toBeUndefined();
    await ask();
    expect(textOf(cache.find('shop'))).toBe('made 2');
    cache.drop(['card:1'], true);
    expect(cache.find('shop')).toBeUndefined();
    await ask();
    cache.clear();
    expect(cache.find('shop')).toBeUndefined();
    await ask();
    state.behind = 0;
    expect(cache.find('shop')).toBeUndefined();
  });

  it('is made anew after that moment, and each time where nothing old is to be shown', async () => {
    const { state, cache, ask } = beyond(20);
    state.behind = 21;
    await ask();
    expect(cache.find('shop')).toBeDefined();
    await wait(40);
    expect(cache.find('shop')).toBeUndefined();
    const never = beyond(0);
    never.state.behind = 1;
    await never.ask();
    expect(never.cache.find('shop')).toBeUndefined();
  });
});
