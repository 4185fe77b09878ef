import { sql } from 'drizzle-orm';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import type { GuardedRoute } from '#api/guard.ts';
import { rowsOf } from '#database/database.ts';
import { settleAfterResponses } from '#services/after-response.ts';
import { createPushSender } from '#services/notices/push-sender.ts';
import { PUSH_KEYS, testApp } from '#tests/support/app.ts';
import { aCategory, anAdmin, aSeller } from '#tests/support/factories.ts';
import { scene } from '#tests/support/files/media-files.ts';
import { pushReceiver, receiverCa } from '#tests/support/push-receiver.ts';
import { goodRequests } from './good-requests.ts';
import { described, mutated, mutationsOf, withIdsOf } from './mutations.ts';
import { addressOf, bodyOf, isRefusal } from './send.ts';
import type { GoodRequest, Shop } from './shop.ts';

/** Of each call, in `npm run test:all` alone. */
const MUTATIONS = Number(process.env.FUZZ_MUTATIONS ?? 24);
const seed = Number(process.env.FUZZ_SEED ?? (inject('postgresUrl') ? 2 : 3));
const LONGEST_MS = 30_000;

describe.runIf(process.env.TEST_ALL === '1')('good requests and their mutations', () => {
  it(`are answered without a 5xx, each call by a 2xx, and change nothing of another seller (FUZZ_SEED=${seed})`, async () => {
    const receiver = await pushReceiver();
    onTestFinished(receiver.close);
    const push = createPushSender(PUSH_KEYS, { trusted: { ca: receiverCa } });
    const publicUrl = 'http://localhost:3000';
    const test = await testApp({ limitScale: 100_000, publicUrl, push });
    onTestFinished(test.close);
    const picture = await scene(40, 40).jpeg().toBuffer();
    const seller = await aSeller(test);
    const shop: Shop = {
      ...{ test, seller, picture, subscription: () => receiver.subscribe().subscription },
      admin: await anAdmin(test),
      category: await aCategory(test.db),
    };
    const others: Shop = { ...shop, seller: await aSeller(test) };
    const names = test.routes.map((route) => `${route.method} ${route.url}`);
    expect(Object.keys(goodRequests).sort()).toEqual(names.sort());

    const faults: string[] = [];
    const answered = new Set<string>();
    const ofSellers = await tablesOfSellers(shop);
    for (const [name, make] of Object.entries(goodRequests)) {
      const route = test.routes.find(({ method, url }) => `${method} ${url}` === name);
      if (route === undefined) continue;
      const ask = async (request: GoodRequest, what: string) => {
        const answer = await send(shop, route, request);
        const fault = faultOf(answer);
        if (fault) faults.push(`${name} (${what}): ${fault}`);
        return answer.statusCode;
      };
      try {
        let request = await make(shop);
        const mutations = mutationsOf(request, MUTATIONS, seed);
        // What was refused is as good as before; what was done may not be asked for twice.
        if ((await ask(request, 'good')) < 300) {
          answered.add(name);
          request = await make(shop);
        }
        for (const mutation of mutations) {
          const status = await ask(mutated(request, mutation), described(mutation));
          if (status < 300) request = await make(shop);
        }
        if (!route.access.policy.includes('seller')) continue;
        const theirs = await make(others);
        const foreign = withIdsOf(theirs, await make(shop));
        const other = theirs.who?.id ?? others.seller.id;
        await settleAfterResponses();
        const before = await stateOf(shop, ofSellers, other);
        for (const each of foreign) await ask(each, 'with ids of another');
        await settleAfterResponses();
        const after = await stateOf(shop, ofSellers, other);
        if (after !== before) faults.push(`${name} changed what is another's`);
      } catch (error) {
        faults.push(`${name}: ${error}`);
      }
    }
    const said = `${answered.size} of ${names.length} calls answered 2xx at least once`;
    process.stdout.write(`${said}\n`);
    expect(faults, faults.join('\n')).toEqual([]);
    const left = names.filter((name) => !answered.has(name));
    const share = answered.size / names.length;
    expect(share, `${said}, not ${left.join(', ')}`).toBeGreaterThanOrEqual(0.95);
  }, 1_800_000);
});

type Answer = { statusCode: number; body: string };

async function send(shop: Shop, route: GuardedRoute, request: GoodRequest): Promise<Answer> {
  const { access, method } = route;
  const { policy } = access;
  const asker = policy === 'admin' ? shop.admin : policy === 'anyone' ? null : shop.seller;
  const who = request.who ?? asker;
  const body = bodyOf(request);
  return shop.test.app.inject({
    method: method as 'GET',
    url: addressOf(route.url, request),
    headers: { ...who?.authorization, ...(body && { ...body.headers }) },
    ...(body && { payload: body.payload }),
    signal: AbortSignal.timeout(LONGEST_MS),
  });
}

function faultOf({ statusCode, body }: Answer): string | null {
  if (statusCode >= 500) return `${statusCode} ${body.slice(0, 200)}`;
  if (statusCode < 400) return null;
  return isRefusal(JSON.parse(body)) ? null : `${statusCode} without a word: ${body}`;
}

type Table = { name: string; column: string };

/** Every table whose rows name a seller, by the column that does. */
async function tablesOfSellers({ test }: Shop): Promise<Table[]> {
  const found = await rowsOf<Table>(
    test.db,
    sql`
    select table_name as name, column_name as column from information_schema.columns
    where table_schema = 'public' and column_name in ('seller_id', 'account_id')
      and table_name in (select tablename from pg_tables where schemaname = 'public')`,
  );
  return [...found, { name: 'seller', column: 'id' }];
}

async function stateOf({ test }: Shop, tables: Table[], sellerId: string): Promise<string> {
  const counted = tables.map(
    ({ name, column }) => sql`
      select ${name}::text as name, md5(string_agg(row::text, ',' order by row::text)) as rows
      from ${sql.identifier(name)} as row where ${sql.identifier(column)} = ${sellerId}`,
  );
  return JSON.stringify(await rowsOf(test.db, sql.join(counted, sql` union all `)));
}
