import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rowsOf } from '#database/database.ts';
import { otherTables, sellerTables, visitorTables } from '#database/personal-tables.ts';
import { sellerMessage } from '#database/schema/accounts/seller-identity.ts';
import { contactMessage, enquiry, newsletterSubscriber } from '#database/schema/activity.ts';
import { lead } from '#database/schema/lead.ts';
import { product } from '#database/schema/products/product.ts';
import { report } from '#database/schema/report.ts';
import { aCategory, anAdmin, aProduct, aSeller, TEST_PASSWORD } from '#tests/support/factories.ts';
import { clearedApp } from '#tests/support/shared-app.ts';
import { settleAfterResponses } from '../after-response.ts';
import { sealNextEntries, verifyAudit } from '../audit-chain.ts';

const test = await clearedApp();

const NAME = 'Zubeida Quartermain';
const EMAIL = 'zubeida@quartermain.example';
const PHONE = '5557771234';
const CHAT = '+915557779999';
const traces = new RegExp(
  `zubeida|quartermain|${PHONE}|${CHAT.slice(1)}|Astrolabe|secretpaper`,
  'i',
);

type Who = { authorization: { authorization: string } };

async function post(url: string, payload: object, who?: Who) {
  const headers = who?.authorization ?? {};
  const answer = await test.app.inject({ method: 'POST', url: `/api${url}`, payload, headers });
  await settleAfterResponses();
  return { status: answer.statusCode, body: answer.json() };
}

/** A seller with something in as many tables as there are. */
async function aWholeSeller(name = NAME, email = EMAIL, phone = PHONE) {
  const seller = await aSeller(test, { name, email, phone, chatIndia: CHAT });
  const { id: categoryId, sub } = await aCategory(test.db);
  const parents = { sellerId: seller.id, categoryId, subCategoryId: sub.id };
  const piece = await aProduct(test.db, parents, { name: 'Astrolabe', brand: 'Astrolabe & Sons' });
  const report = { reference: `REF${phone.slice(-5)}`, productId: piece.id, region: 'IN' };
  await post('/enquiry', report);
  await post('/seller/login', { emailOrPhone: email, password: TEST_PASSWORD });
  await post('/seller/login', { emailOrPhone: email, password: 'wrong' });
  await post('/seller/forgot-password', { email });
  const { _id: newId } = { _id: `m${phone}` };
  const letter = { author: 'seller', authorName: name, about: 'message' } as const;
  await test.db
    .insert(sellerMessage)
    .values({ id: newId, sellerId: seller.id, ...letter, text: `I am ${name}, secretpaper` });
  await post('/newsletter', { email });
  await post('/contact', { name, email, message: `It is ${name} again` });
  const profile = { method: 'PUT', url: `/api/seller/update-profile/${seller.id}` } as const;
  const form = new FormData();
  form.set('name', name);
  form.set('description', `All of ${name}`);
  const { body, contentType } = await encoded(form);
  const headers = { ...seller.authorization, 'content-type': contentType };
  await test.app.inject({ ...profile, payload: body, headers });
  return seller;
}

async function encoded(form: FormData) {
  const response = new Response(form);
  const contentType = response.headers.get('content-type') ?? '';
  return { body: Buffer.from(await response.arrayBuffer()), contentType };
}

/** Every row of every table, as text. */
async function dump(): Promise<string> {
  const tables = await rowsOf<{ name: string }>(
    test.db,
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  const texts = await Promise.all(
    tables.map(({ name }) =>
      rowsOf<{ text: string }>(
        test.db,
        sql.raw(`select '${name} ' || t::text as text from ${name} t`),
      ),
    ),
  );
  return texts.flatMap((rows) => rows.map((row) => row.text)).join('\n');
}

const linesWithTraces = async () => (await dump()).split('\n').filter((line) => traces.test(line));

describe('the list of personal data', () => {
  it('names every table with a column that speaks of a person', async () => {
    const columns = await rowsOf<{ table: string; column: string }>(
      test.db,
      sql`select table_name as table, column_name as column
        from information_schema.columns join information_schema.tables using (table_schema, table_name)
        where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const speaks =
      /(^|_)(seller|account|user|owner|actor|author|email|mail|phone|chat|network|device|person|support)(_|$)/;
    const found = new Set(columns.filter((each) => speaks.test(each.column)).map((c) => c.table));
    const decided = new Set([
      ...sellerTables.map(({ table }) => table),
      ...visitorTables,
      ...Object.keys(otherTables),
    ]);
    expect([...found].filter((table) => !decided.has(table))).toEqual([]);
    const known = new Set(columns.map((each) => each.table));
    expect([...decided].filter((table) => !known.has(table))).toEqual([]);
  });

  it('names only columns that are there', async () => {
    const columns = await rowsOf<{ name: string }>(
      test.db,
      sql`select table_name || '.' || column_name as name from information_schema.columns`,
    );
    const known = new Set(columns.map(({ name }) => name));
    const named = sellerTables.flatMap(({ table, by, hidden = [], erasure }) =>
      [by, ...hidden, ...(typeof erasure === 'object' ? erasure.blank : [])].map(
        (column) => `${table}.${column}`,
      ),
    );
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });
});

describe('refuses', () => {
  it.each([
    [{ email: EMAIL }, 'confirm'],
    [{ email: EMAIL, confirm: 'zubeida' }, 'confirm'],
    [{ email: 'nobody', confirm: 'nobody' }, 'email'],
  ])('an admin to erase by %j', async (payload, field) => {
    await aWholeSeller();
    const before = await linesWithTraces();
    const { status, body } = await post('/admin/erase-personal-data', payload, await anAdmin(test));
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
    expect((await linesWithTraces()).length).toBe(before.length);
  });

  it('an address of which nothing is kept', async () => {
    const admin = await anAdmin(test);
    for (const what of ['export', 'erase']) {
      const payload = { email: EMAIL, confirm: EMAIL };
      const { status } = await post(`/admin/${what}-personal-data`, payload, admin);
      expect(status).toBe(404);
    }
    const nothing = await post('/admin/find-personal-data', { email: EMAIL }, admin);
    expect(nothing.body).toEqual({
      email: EMAIL,
      phones: [],
      subscriber: null,
      messages: [],
      reports: [],
      mails: 0,
      staff: null,
      invitations: 0,
      customers: 0,
      leads: 0,
      seller: null,
    });
  });

  it('a seller without its password, and support', async () => {
    const seller = await aWholeSeller();
    const url = `/seller/delete-account/${seller.id}`;
    for (const payload of [{}, { password: '' }, { password: 'wrong' }]) {
      expect((await post(url, payload, seller)).body.fields).toHaveProperty('password');
    }
    const admin = await anAdmin(test);
    const support = await post(`/admin/log-in-as-seller/${seller.id}`, {}, admin);
    const { token } = support.body.data ?? support.body;
    const authorization = { authorization: { authorization: `Bearer ${token}` } };
    const tried = await post(url, { password: TEST_PASSWORD }, authorization);
    expect([tried.status, tried.body.code]).toEqual([403, 'not-in-support']);
    expect(await test.db.$count(product)).toBe(1);
  });
});

describe('an export', () => {
  it('holds what is kept, and no secret', async () => {
    const seller = await aWholeSeller();
    const admin = await anAdmin(test);
    const found = await post('/admin/find-personal-data', { email: EMAIL }, admin);
    expect(found.body).toMatchObject({
      subscriber: { confirmed: false },
      messages: [{ name: NAME }],
      seller: { _id: seller.id, name: NAME, phone: PHONE, products: 1, enquiries: 1 },
    });
    const { body } = await post('/admin/export-personal-data', { email: EMAIL }, admin);
    expect(body.data).toMatchObject({
      newsletter: [{ email: EMAIL, language: 'en' }],
      messages: [{ name: NAME, message: `It is ${NAME} again`, language: 'en' }],
      seller: [{ name: NAME, email: EMAIL, phone: PHONE }],
      product: [{ name: 'Astrolabe' }],
      enquiry: [{ product_name: 'Astrolabe' }],
      seller_message: [{ text: `I am ${NAME}, secretpaper` }],
    });
    const told = { sellerId: seller.id, author: 'admin', authorName: admin.name } as const;
    await test.db
      .insert(sellerMessage)
      .values({ id: 'm-admin', ...told, about: 'message', text: 'Send it again' });
    const own = await test.app.inject({
      url: `/api/seller/export-data/${seller.id}`,
      headers: seller.authorization,
    });
    expect(own.json().data.product).toEqual(body.data.product);
    expect(own.json().data.messages).toBeUndefined();
    // Sellers read what admins write, and not which admin it was.
    expect(own.body).toContain('Send it again');
    expect(own.body).not.toContain(admin.name);
    for (const text of [JSON.stringify(body), own.body]) {
      expect(text).not.toMatch(/argon2|password_hash|token_version|hash"/);
    }
  });
});

describe('an erasure', () => {
  it('by an admin leaves no trace of the person anywhere, and others untouched', async () => {
    const seller = await aWholeSeller();
    const other = await aSeller(test, { name: 'Lantern House' });
    const admin = await anAdmin(test);
    await post('/admin/export-personal-data', { email: EMAIL }, admin);
    await sealNextEntries(test.context);
    expect((await linesWithTraces()).length).toBeGreaterThan(10);
    const payload = { email: EMAIL, confirm: EMAIL.toUpperCase() };
    const { status } = await post('/admin/erase-personal-data', payload, admin);
    expect([status, await linesWithTraces()]).toEqual([200, []]);
    expect(await dump()).toContain('Lantern House');
    await sealNextEntries(test.context);
    expect(await verifyAudit(test.context)).toMatchObject({ sound: true, waiting: 0 });
    const entries = await rowsOf<{ action: string; actorId: string; entityId: string }>(
      test.db,
      sql`select action, actor_id as "actorId", entity_id as "entityId" from audit_entry
        where seller_id = ${seller.id} order by id desc`,
    );
    expect(entries[0]).toEqual({
      action: 'erase-personal-data',
      actorId: admin.id,
      entityId: seller.id,
    });
    expect(entries.map(({ action }) => action)).toContain('log-in-from-new-device');
    expect(test.mails.at(-1)).toMatchObject({ to: EMAIL, text: expect.stringContaining('erased') });
    expect(other.id).not.toBe(seller.id);
  });

  it('by the seller itself ends everything of the account, keeps counts, and frees its address', async () => {
    const seller = await aWholeSeller();
    const payload = { password: TEST_PASSWORD };
    const done = await post(`/seller/delete-account/${seller.id}`, payload, seller);
    expect(done.status).toBe(200);
    // The address in other forms may be anybody's: those are an admin's to erase.
    const left = (await linesWithTraces()).map((line) => line.split(' ', 1)[0]);
    expect(left.sort()).toEqual(['contact_message', 'newsletter_subscriber']);
    expect([await test.db.$count(enquiry), await test.db.$count(product)]).toEqual([0, 0]);
    const counts = await rowsOf<{ enquiries: number }>(
      test.db,
      sql`select enquiries from enquiry_count where seller_id = ${seller.id}`,
    );
    expect(counts).toEqual([{ enquiries: 1 }]);
    const after = await test.app.inject({
      url: `/api/seller/get-products/${seller.id}`,
      headers: seller.authorization,
    });
    expect(after.statusCode).toBe(401);
    const again = { name: NAME, email: EMAIL, phone: PHONE, password: 'a quite new one 77' };
    expect((await post('/seller/register', again)).status).toBe(201);
  });

  it('of a shopper takes what sellers keep of it, by address and by number, and leaves the counts', async () => {
    const { id: categoryId, sub } = await aCategory(test.db);
    const sellers = [await aSeller(test), await aSeller(test)];
    const asked = [{ email: EMAIL, phone: CHAT }, { phone: CHAT }];
    for (const [index, seller] of sellers.entries()) {
      const parents = { sellerId: seller.id, categoryId, subCategoryId: sub.id };
      const piece = await aProduct(test.db, parents);
      await post('/enquiry-form', {
        ...{ reference: `SHOPPER${index}`, region: 'IN', name: NAME, ...asked[index] },
        pieces: [{ productId: piece.id, size: 'Of Zubeida', note: 'For Zubeida' }],
        ...{ message: `I am ${NAME}`, consent: true },
      });
      const [{ id } = { id: '' }] = await test.db
        .select({ id: lead.id })
        .from(lead)
        .where(eq(lead.sellerId, seller.id));
      const words = 'Zubeida calls at six';
      expect((await post(`/seller/add-lead-note/${id}`, { words }, seller)).status).toBe(201);
      await post('/report', { productId: piece.id, reason: 'other', words: NAME, email: EMAIL });
    }
    await post('/newsletter', { email: EMAIL });
    const admin = await anAdmin(test);
    await sealNextEntries(test.context);
    const counts = () => rowsOf(test.db, sql`select * from enquiry_count order by product_id`);
    const before = await counts();
    expect(before).toHaveLength(2);
    for (const who of [{ email: EMAIL }, { phone: CHAT }] as { email?: string; phone?: string }[]) {
      const { status } = await post(
        '/admin/erase-personal-data',
        { ...who, confirm: who.email ?? who.phone },
        admin,
      );
      expect(status).toBe(200);
    }
    await sealNextEntries(test.context);
    expect(await linesWithTraces()).toEqual([]);
    expect(await counts()).toEqual(before);
    expect(await test.db.$count(lead)).toBe(2);
    expect(await test.db.$count(report)).toBe(2);
  });

  it('finds whom nothing but a mail is kept of', async () => {
    await post('/newsletter', { email: EMAIL });
    await test.db.delete(newsletterSubscriber);
    const admin = await anAdmin(test);
    const find = async () =>
      (await post('/admin/find-personal-data', { email: EMAIL }, admin)).body;
    expect(await find()).toMatchObject({ subscriber: null, mails: 1 });
    await post('/admin/erase-personal-data', { email: EMAIL, confirm: EMAIL }, admin);
    expect(await find()).toMatchObject({ mails: 0 });
  });

  it('of a visitor takes subscription and messages', async () => {
    await post('/newsletter', { email: EMAIL });
    await post('/contact', { name: NAME, email: EMAIL, message: 'Hello' });
    await post('/contact', { name: 'Omar', email: 'omar@post.example', message: 'Hello' });
    const payload = { email: EMAIL, confirm: EMAIL };
    await post('/admin/erase-personal-data', payload, await anAdmin(test));
    expect(await linesWithTraces()).toEqual([]);
    expect(await test.db.$count(newsletterSubscriber)).toBe(0);
    expect(await test.db.$count(contactMessage)).toBe(1);
  });
});
