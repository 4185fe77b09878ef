import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '#database/database.ts';
import { newId } from '#database/new-id.ts';
import { admin } from '#database/schema/accounts/account.ts';
import { auditEntry } from '#database/schema/activity.ts';
import { countStatements } from '#tests/support/count-statements.ts';
import { aCategory, anAdmin, aProduct, aSeller } from '#tests/support/factories.ts';
import { sharedApp } from '#tests/support/shared-app.ts';
import { accessTable, permissionTable, roles } from './access-table.ts';

const test = await sharedApp();
const owner = await anAdmin(test);
const another = await anAdmin(test);
const shop = await aSeller(test);
const words = { en: 'Back at six & a bit.', ar: 'نعود في السادسة.', hi: 'छह बजे फिर मिलेंगे।' };

const turn = (isOn: boolean, given: object = {}, by = owner) =>
  test.app.inject({
    method: 'PUT',
    url: '/api/admin/change-maintenance',
    headers: by.authorization,
    payload: { isOn, words, ...given },
  });

/** What maintenance lets pass: log-ins and their second step, ends of sessions, looks that need a body, and its own end. */
const answered = [
  /\/login(?:\/|$)/,
  /\/second-factor\//,
  /\/(?:log-out|log-out-everywhere|end-other-sessions|end-session\/:sessionId|revoke-api-key\/:keyId)$/,
  /\/(?:preview-matching-change|preview-newsletter|preview-announcement|preview-mail-text|read-invitation|make-catalogue)$/,
  /\/client-errors$/,
  / \/ucp\//,
  /\/admin\/change-maintenance$/,
];
const dropped = ['POST /api/view', 'POST /api/searches', 'POST /api/missing-page'];
const writes = Object.keys(accessTable).filter((route) => !route.startsWith('GET '));
const passes = (route: string) => answered.some((each) => each.test(route));
const refused = writes.filter((route) => !passes(route) && !dropped.includes(route));

function ask(route: string, headers: Record<string, string>, language = 'en') {
  const url = route
    .slice(route.indexOf('/'))
    .replace(/:userId/, shop.id)
    .replace(/:\w+/g, newId());
  const method = route.split(' ')[0] as 'POST';
  return test.app.inject({ method, url, headers: { ...headers, 'accept-language': language } });
}

/** Every row of every table, but when sessions were seen last. */
async function everything() {
  const tables = await rowsOf<{ name: string }>(
    test.db,
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'session' order by 1`,
  );
  const found: Record<string, unknown> = {};
  for (const { name } of tables) {
    const rows = sql`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${sql.identifier(name)} t`;
    [found[name]] = await rowsOf(test.db, rows);
  }
  return found;
}

beforeAll(async () => {
  const category = await aCategory(test.db);
  const parents = { sellerId: shop.id, categoryId: category.id, subCategoryId: category.sub.id };
  await aProduct(test.db, parents);
});
beforeEach(async () => {
  expect((await turn(false)).statusCode).toBe(200);
});

describe('while maintenance is on', () => {
  it('refuses every call that writes, with the words in the language of the asker, and writes nothing', async () => {
    const until = new Date(Date.now() + 7200_000).toISOString();
    expect((await turn(true, { until })).statusCode).toBe(200);
    const before = await everything();
    expect(refused.length).toBeGreaterThan(150);
    for (const route of refused) {
      const headers = route.includes('/admin/') ? owner.authorization : shop.authorization;
      for (const language of ['en', 'ar'] as const) {
        const answer = await ask(route, headers, language);
        expect([route, answer.statusCode, answer.json()]).toEqual([
          route,
          503,
          { code: 'maintenance', message: words[language] },
        ]);
        expect(answer.headers['content-language']).toBe(language);
        const after = Number(answer.headers['retry-after']);
        expect(after > 6000 && after <= 7200).toBe(true);
      }
    }
    expect(await everything()).toEqual(before);
  });

  it('lets each role of admins do no more, and tells whoever may not what they are told otherwise', async () => {
    await turn(true);
    const before = await everything();
    for (const [index, role] of roles.entries()) {
      await test.db.update(admin).set({ role }).where(eq(admin.id, another.id));
      for (const route of refused) {
        const { permission } = accessTable[route] ?? {};
        if (permission === undefined) continue;
        const may = permissionTable[permission].split(' ')[index] === '●';
        const { code } = (await ask(route, another.authorization)).json();
        expect([role, route, code]).toEqual([
          role,
          route,
          may ? 'maintenance' : 'permission-required',
        ]);
      }
    }
    await test.db.update(admin).set({ role: 'owner' }).where(eq(admin.id, another.id));
    expect(await everything()).toEqual(before);
    const stranger = await ask('PUT /api/admin/change-settings', {});
    expect(stranger.statusCode).toBe(401);
  });

  it('answers reads, log-ins and whatever else it lets pass, and drops what nobody waits for', async () => {
    await turn(true);
    for (const url of ['/api/get-product', '/api/site', '/api/health', '/api/get-maintenance']) {
      expect((await test.app.inject(url)).statusCode).toBe(200);
    }
    for (const route of writes.filter(passes)) {
      const code = (await ask(route, {})).json().code;
      expect([route, code]).not.toEqual([route, 'maintenance']);
    }
    const before = await everything();
    for (const route of dropped) {
      const answer = await ask(route, {});
      expect([route, answer.statusCode, answer.body]).toEqual([route, 204, '']);
    }
    expect(await everything()).toEqual(before);
  });

  it('tells a browser without scripts in a page of its language, as text, and a mail program in JSON', async () => {
    await turn(true);
    const before = await everything();
    for (const url of ['/report', '/enquiry-form', '/newsletter/confirm?token=x']) {
      const sent = { method: 'POST', payload: 'name=A' } as const;
      const type = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
      const page = await test.app.inject({ ...sent, url, headers: type });
      expect([url, page.statusCode]).toEqual([url, 503]);
      expect(page.headers['content-type']).toContain('text/html');
      expect(Number(page.headers['retry-after'])).toBe(300);
      expect(page.body).toContain('Back at six &#38; a bit.');
      expect(page.body).toContain('what you typed is still there');
      const arabic = await test.app.inject({ ...sent, url: `/ar${url}`, headers: type });
      expect(arabic.body).toContain(words.ar);
    }
    const program = await test.app.inject({
      method: 'POST',
      url: '/newsletter/unsubscribe?token=x',
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([program.statusCode, program.json().code]).toEqual([503, 'maintenance']);
    expect(await everything()).toEqual(before);
  });
});

describe('the switch', () => {
  it('needs words in every language and a moment that is one, and is refused as a whole', async () => {
    const before = await everything();
    const bad: object[] = [
      { words: { ...words, ar: ' ' } },
      { words: { en: words.en, ar: words.ar } },
      { words: { ...words, en: '<b>Back</b>' } },
      { words: { ...words, en: 'x'.repeat(301) } },
      { until: 'at six' },
    ];
    for (const given of bad) {
      const answer = await turn(true, given);
      expect([given, answer.statusCode, Object.keys(answer.json().fields)]).toEqual([
        given,
        422,
        [expect.stringMatching(/^(?:words\/(?:en|ar|hi)|until)$/)],
      ]);
    }
    expect(await everything()).toEqual(before);
  });

  it('is off with words to propose, is told to everybody, and stands in the audit', async () => {
    await test.db.execute(sql`delete from site_state where name = 'maintenance'`);
    test.context.content.forget('all');
    const first = (await test.app.inject('/api/get-maintenance')).json();
    expect(first).toMatchObject({ isOn: false, until: null });
    expect(first.words.ar).toMatch(/\p{Script=Arabic}/u);
    await turn(true, { until: '2030-06-01T18:00:00Z' });
    expect((await test.app.inject('/api/get-maintenance')).json()).toEqual({
      isOn: true,
      words,
      until: '2030-06-01T18:00:00Z',
    });
    const told = await test.db
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.action, 'change-maintenance'));
    expect(told.at(-1)).toMatchObject({ entity: 'setting', actorId: owner.id });
    expect(await turn(true, { until: '2030-06-01T18:00:00Z' })).toMatchObject({ statusCode: 200 });
    expect(await test.db.$count(auditEntry, eq(auditEntry.action, 'change-maintenance'))).toBe(
      told.length,
    );
  });

  it('ends for everything at once', async () => {
    await turn(true);
    await turn(false);
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/contact',
      payload: { name: 'Noor', email: 'noor@example.com', message: 'Are you open again?' },
    });
    expect(answer.statusCode).toBe(201);
  });

  it('leaves kept pages and answers as they are', async () => {
    const first = await test.app.inject('/api/get-product');
    const statements = countStatements(test);
    await turn(true);
    await turn(false);
    statements.length = 0;
    expect((await test.app.inject('/api/get-product')).body).toBe(first.body);
    expect(statements).toEqual([]);
  });
});
