import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rowsOf } from '#database/database.ts';
import { newId } from '#database/new-id.ts';
import { sellerTables } from '#database/personal-tables.ts';
import { sellerChange, sellerMessage } from '#database/schema/accounts/seller-identity.ts';
import { customer, lead, replyTemplate } from '#database/schema/lead.ts';
import { privateFacts } from '#database/schema/products/product.ts';
import { productDraft } from '#database/schema/products/product-changes.ts';
import { productImport } from '#database/schema/products/product-import.ts';
import { report } from '#database/schema/report.ts';
import { settleAfterResponses } from '#services/after-response.ts';
import {
  aCategory,
  aMember,
  anAdmin,
  aProduct,
  aSeller,
  parentsOf,
  TEST_PASSWORD,
  type TestSeller,
} from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const admin = await perTest(() => anAdmin(test));
const category = await perTest(() => aCategory(test.db));

type Who = { authorization: { authorization: string } };

async function ask(method: 'GET' | 'POST', url: string, who?: Who, payload?: object) {
  const headers = who?.authorization ?? {};
  const answer = await test.app.inject({
    ...{ method, url: `/api${url}`, headers },
    ...(payload && { payload }),
  });
  await settleAfterResponses();
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
}
const get = (url: string, who?: Who) => ask('GET', url, who);

const merge = (goes: { id: string; name: string }, into: { id: string }, name = goes.name) =>
  ask('POST', `/admin/merge-seller/${goes.id}`, admin, { into: into.id, name });
const preview = (goes: { id: string }, into: { id: string }) =>
  get(`/admin/preview-merge/${goes.id}?into=${into.id}`, admin);

const aPiece = (seller: { id: string }, values: Parameters<typeof aProduct>[2] = {}) =>
  aProduct(test.db, parentsOf(seller, category), values);

let serial = 0;
/** An enquiry about a piece, as shoppers send them; then of this customer. */
async function aLead(piece: { id: string }, customerId?: string) {
  serial += 1;
  const reference = `MERGE${String(serial).padStart(3, '0')}`;
  const body = { reference, productId: piece.id, region: 'IN', message: 'Is it there?' };
  expect((await ask('POST', '/enquiry', undefined, body)).status).toBeLessThan(300);
  if (customerId !== undefined) {
    await test.db.execute(
      sql`update lead set customer_id = ${customerId} where reference = ${reference}`,
    );
  }
  return reference;
}

type Person = Partial<Pick<typeof customer.$inferInsert, 'name' | 'phone' | 'email'>>;
async function aCustomer(seller: { id: string }, person: Person) {
  const id = newId();
  await test.db.insert(customer).values({ id, sellerId: seller.id, ...person });
  return id;
}

const customersOf = (seller: { id: string }) =>
  rowsOf<{ id: string; name: string; phone: string | null; email: string | null; leads: number }>(
    test.db,
    sql`select id, name, phone, email, (select count(*)::int from lead where customer_id = c.id) as leads
      from customer c where seller_id = ${seller.id} order by name`,
  );
const numbersOf = async (seller: { id: string }) =>
  (
    await rowsOf<{ number: string }>(
      test.db,
      sql`select seller_sku as number from product where seller_id = ${seller.id} order by lower(seller_sku)`,
    )
  ).map(({ number }) => number);

/** The numbers of rows that name a seller, by table; tables with none are left out. */
async function rowsNaming(id: string) {
  const found: Record<string, number> = {};
  for (const { table, by } of sellerTables) {
    if (by !== 'seller_id' && by !== 'account_id') continue;
    const [row] = await rowsOf<{ rows: number }>(
      test.db,
      sql`select count(*)::int as rows from ${sql.identifier(table)} where ${sql.identifier(by)} = ${id}`,
    );
    if (row?.rows) found[table] = row.rows;
  }
  return found;
}

/** Two accounts of one seller, the first with something of each kind. */
async function twoAccounts() {
  const goes = await aSeller(test, { name: 'Souk Nineteen Old' });
  const stays = await aSeller(test, { name: 'Souk Nineteen' });
  const lantern = await aPiece(goes, {
    name: 'Lantern',
    sellerSku: 'A-1',
    submission: 'sent-once-1',
  });
  await aPiece(goes, { name: 'Lamp', sellerSku: 'B-1' });
  const known = await aPiece(stays, {
    name: 'Candle',
    sellerSku: 'a-1',
    submission: 'sent-once-1',
  });
  await aLead(lantern);
  await aLead(known);
  await test.db.insert(replyTemplate).values([
    { id: newId(), sellerId: goes.id, name: 'Thanks', text: 'Thank you', position: 0 },
    { id: newId(), sellerId: goes.id, name: 'Price', text: 'It costs {price}', position: 1 },
    { id: newId(), sellerId: goes.id, name: 'Away', text: 'Back soon', position: 2 },
    { id: newId(), sellerId: stays.id, name: 'Thanks', text: 'Thank you', position: 0 },
    { id: newId(), sellerId: stays.id, name: 'Price', text: 'Ask me', position: 1 },
  ]);
  const draft = { id: 'draft0000001', values: { name: 'Half' }, updatedAt: new Date() } as never;
  await test.db
    .insert(productDraft)
    .values([
      { ...(draft as object), sellerId: goes.id } as typeof productDraft.$inferInsert,
      { ...(draft as object), sellerId: stays.id } as typeof productDraft.$inferInsert,
    ]);
  await test.db.insert(productImport).values(anImport(goes, 'done'));
  await test.db.insert(sellerMessage).values({
    ...{ id: newId(), sellerId: goes.id, author: 'seller', authorName: goes.name },
    ...{ about: 'message', text: 'Please look' },
  });
  await test.db.insert(report).values({ id: newId(), sellerId: goes.id, reason: 'OTHER' });
  await test.db
    .insert(sellerChange)
    .values({ id: newId(), sellerId: goes.id, field: 'name', value: 'Souk Twenty' });
  return { goes, stays, lantern };
}

const anImport = (
  { id: sellerId }: { id: string },
  stage: (typeof productImport.$inferInsert)['stage'],
) => ({
  ...{ id: newId(), sellerId, fileName: 'pieces.csv', stage, ignoredColumns: [] },
  reading: {} as (typeof productImport.$inferInsert)['reading'],
});

describe('the preview of a merge', () => {
  it('counts what moves and what both accounts have, and changes nothing', async () => {
    const { goes, stays } = await twoAccounts();
    await aCustomer(goes, { name: 'Omar', phone: '+971500000001' });
    await aCustomer(stays, { name: 'Omar H.', phone: '+971500000001' });
    const before = await rowsNaming(goes.id);
    const { status, body } = await preview(goes, stays);
    expect([status, body]).toEqual([
      200,
      {
        from: expect.objectContaining({ _id: goes.id, name: goes.name, approval: 'approved' }),
        into: expect.objectContaining({ _id: stays.id, name: stays.name }),
        moves: {
          ...{ pieces: 2, leads: 1, customers: 1, templates: 3, drafts: 1 },
          ...{ imports: 1, messages: 1, documents: 0, reports: 1 },
        },
        sessions: 1,
        staff: 0,
        renumbered: {
          count: 1,
          first: [{ _id: expect.any(String), name: 'Lantern', before: 'A-1', after: 'A-1-2' }],
        },
        knownCustomers: 1,
        sameTemplates: { removed: ['Thanks'], renamed: ['Price'] },
        ...{ becomesPublic: 0, becomesHidden: 0, running: [] },
      },
    ]);
    expect(await rowsNaming(goes.id)).toEqual(before);
  });

  it('tells how many pieces shoppers begin or cease to see', async () => {
    const hidden = await aSeller(test, { approved: false });
    const shown = await aSeller(test);
    await aPiece(hidden);
    await aPiece(hidden, { hiddenAt: new Date() });
    await aPiece(shown);
    expect((await preview(hidden, shown)).body).toMatchObject({
      becomesPublic: 1,
      becomesHidden: 0,
    });
    expect((await preview(shown, hidden)).body).toMatchObject({
      becomesPublic: 0,
      becomesHidden: 1,
    });
  });

  it('refuses an account with itself, and accounts that are not there', async () => {
    const seller = await aSeller(test);
    expect((await preview(seller, seller)).body.fields).toEqual({
      into: 'Choose a different account.',
    });
    expect((await preview(seller, { id: 'nobody00here' })).status).toBe(404);
    expect((await preview({ id: 'nobody00here' }, seller)).status).toBe(404);
    expect((await get(`/admin/preview-merge/${seller.id}`, admin)).status).toBe(400);
  });
});

describe('a merge', () => {
  it('moves everything and leaves nothing behind', async () => {
    const { goes, stays } = await twoAccounts();
    const before = await rowsNaming(goes.id);
    const { status, body } = await merge(goes, stays);
    expect([status, body.data]).toEqual([
      200,
      {
        moved: {
          ...{ pieces: 2, leads: 1, customers: 0, templates: 3, drafts: 1 },
          ...{ imports: 1, messages: 1, documents: 0, reports: 1 },
        },
        renumbered: 1,
        knownCustomers: 0,
      },
    ]);
    expect(Object.keys(before).length).toBeGreaterThan(9);
    expect(await rowsNaming(goes.id)).toEqual({});
    expect(await numbersOf(stays)).toEqual(['a-1', 'A-1-2', 'B-1']);
    const templates = await get(`/seller/get-reply-templates/${stays.id}`, stays);
    expect(templates.body.map(({ name }: { name: string }) => name)).toEqual([
      ...['Thanks', 'Price', 'Price (2)', 'Away'],
    ]);
    expect((await get(`/seller/get-leads/${stays.id}`, stays)).body).toHaveLength(2);
    expect((await rowsNaming(stays.id)).product_draft).toBe(2);
    const messages = await get(`/admin/get-messages/${stays.id}`, admin);
    expect(messages.body.map(({ text }: { text: string }) => text)).toEqual(['Please look']);
    expect((await get(`/get-product?seller=${stays.id}`)).body).toHaveLength(3);
    expect((await get(`/get-seller/${stays.id}`)).body.products).toBe(3);
    expect((await get(`/get-seller/${goes.id}`)).status).toBe(404);
    expect((await get(`/admin/get-seller/${goes.id}`, admin)).status).toBe(404);
  });

  it('moves how many there are of a product, what is reserved of it and what its seller alone knows', async () => {
    const [goes, stays] = [await aSeller(test), await aSeller(test)];
    const { id } = await aPiece(goes, { quantity: 5, quantityShown: true });
    const facts = { productId: id, costINR: '900.00', supplier: 'Marina' };
    await test.db.insert(privateFacts).values(facts);
    const reference = await aLead({ id });
    const isIt = sql`lead_id = (select id from lead where reference = ${reference})`;
    await test.db.execute(sql`update enquiry set holds = true, held = 2 where ${isIt}`);
    await test.db.execute(
      sql`update lead set state = 'RESERVED', reserved_until = '2099-01-01' where reference = ${reference}`,
    );
    expect((await merge(goes, stays)).status).toBe(200);
    const told = await get(`/seller/get-product/${id}`, stays);
    expect(told.body).toMatchObject({ quantity: 5, quantityShown: true, available: 3 });
    const kept = await get(`/seller/get-private-facts/${id}`, stays);
    expect(kept.body).toMatchObject({ costINR: 900, supplier: 'Marina' });
  });

  it('adds up the numbers of days', async () => {
    const { goes, stays, lantern } = await twoAccounts();
    const total = async () =>
      rowsOf(
        test.db,
        sql`select (select sum(enquiries)::int from enquiry_count) as enquiries,
          (select sum(views)::int from view_count) as views,
          (select sum(piece_views + page_views)::int from seller_view_count) as all_views,
          (select sum(won)::int from won_count) as won,
          (select sum(leads)::int from lead_count) as leads`,
      );
    for (const { id } of [goes, stays]) {
      await test.db.execute(
        sql`insert into view_count values (${id}, '2026-01-01', 'IN', ${lantern.id}, 3)`,
      );
      await test.db.execute(
        sql`insert into seller_view_count values (${id}, '2026-01-01', 'IN', 3, 2)`,
      );
      await test.db.execute(sql`insert into won_count (seller_id, day, product_id, region, product_name, won)
        values (${id}, '2026-01-01', ${lantern.id}, 'IN', 'Lantern', 1)`);
    }
    const before = await total();
    expect((await merge(goes, stays)).status).toBe(200);
    expect(await total()).toEqual(before);
    expect(before).toEqual([{ enquiries: 2, views: 6, all_views: 10, won: 2, leads: 2 }]);
    expect(await rowsNaming(goes.id)).toEqual({});
  });

  it('makes customers whom both know one, with both histories', async () => {
    const { goes, stays, lantern } = await twoAccounts();
    const byPhone = await aCustomer(stays, { name: 'Omar', phone: '+971500000001' });
    const byEmail = await aCustomer(stays, { name: '', email: 'Lina@post.example' });
    const omar = { name: 'Omar Haddad', phone: '+971500000001', email: 'omar@post.example' };
    const [his, hers] = [
      await aCustomer(goes, omar),
      await aCustomer(goes, { name: 'Lina', phone: '+919000000001', email: 'lina@post.example' }),
    ];
    await aCustomer(goes, { name: 'Zoe', phone: '+919000000002', email: 'zoe@post.example' });
    const reference = await aLead(lantern, his);
    await aLead(lantern, hers);
    expect((await merge(goes, stays)).body.data.knownCustomers).toBe(2);
    expect(await customersOf(stays)).toEqual([
      { id: byEmail, name: 'Lina', phone: '+919000000001', email: 'Lina@post.example', leads: 1 },
      { id: byPhone, name: 'Omar', phone: '+971500000001', email: 'omar@post.example', leads: 1 },
      expect.objectContaining({ name: 'Zoe', leads: 0 }),
    ]);
    const notes = await rowsOf<{ words: string }>(
      test.db,
      sql`select e.words from lead_event e join lead l on l.id = e.lead_id where l.reference = ${reference}`,
    );
    expect(notes).toEqual([{ words: 'Your other account had this customer as: Omar Haddad' }]);
    const found = await get(`/seller/get-leads/${stays.id}?q=Omar`, stays);
    expect(found.body.map((each: { reference: string }) => each.reference)).toEqual([reference]);
  });

  it('tells two customers apart that share a number with one and an address with another', async () => {
    const [goes, stays] = [await aSeller(test), await aSeller(test)];
    await aCustomer(stays, { name: 'A', phone: '+971500000001' });
    await aCustomer(stays, { name: 'B', email: 'b@post.example' });
    await aCustomer(goes, { name: 'C', phone: '+971500000001', email: 'b@post.example' });
    expect((await merge(goes, stays)).status).toBe(200);
    expect(await customersOf(stays)).toMatchObject([
      { name: 'A', phone: '+971500000001', email: null },
      { name: 'B', phone: null, email: 'b@post.example' },
    ]);
  });

  it('gives no article number twice, nor one that is too long', async () => {
    const [goes, stays] = [await aSeller(test), await aSeller(test)];
    const long = 'L'.repeat(60);
    for (const sellerSku of ['A', long]) await aPiece(stays, { sellerSku });
    for (const sellerSku of ['A', 'A-2', long]) await aPiece(goes, { sellerSku });
    expect((await merge(goes, stays)).body.data.renumbered).toBe(2);
    expect(await numbersOf(stays)).toEqual(['', 'A', 'A-2', 'A-3', long]);
  });

  it('keeps in the audit what cannot move, and names the account there', async () => {
    const { goes, stays } = await twoAccounts();
    await merge(goes, stays);
    const entries = await get('/admin/get-audit', admin);
    const [taken, merged] = entries.body;
    expect(taken).toMatchObject({
      action: 'take-in-seller',
      entityId: stays.id,
      after: { from: { id: goes.id, name: goes.name } },
    });
    expect(merged).toMatchObject({
      action: 'merge-seller',
      entityId: goes.id,
      before: {
        ...{ name: goes.name, email: goes.email, phone: goes.phone },
        ...{ chatIndia: goes.chatIndia, changes: [{ field: 'name', value: 'Souk Twenty' }] },
      },
      after: {
        into: { id: stays.id, name: stays.name },
        renumbered: [expect.objectContaining({ before: 'A-1', after: 'A-1-2' })],
        templates: {
          removed: [expect.objectContaining({ name: 'Thanks' })],
          renamed: [expect.objectContaining({ name: 'Price (2)' })],
        },
      },
    });
    expect(JSON.stringify(entries.body)).not.toContain('argon2');
    expect(JSON.stringify(entries.body)).toContain(goes.name);
  });

  it('ends log-ins, tells whoever has the right password, and tells both addresses', async () => {
    const { goes, stays } = await twoAccounts();
    await merge(goes, stays);
    expect((await get(`/seller/get-leads/${goes.id}`, goes)).status).toBe(401);
    const logIn = (password: string) =>
      ask('POST', '/seller/login', undefined, { emailOrPhone: goes.email, password });
    const right = await logIn(TEST_PASSWORD);
    expect([right.status, right.body]).toMatchObject([
      403,
      { code: 'account-merged', message: expect.stringContaining('part of your other one') },
    ]);
    expect((await logIn('wrong horse battery')).body.code).toBe('bad-credentials');
    expect(test.mails.map(({ to }) => to)).toEqual([stays.email, goes.email]);
    expect(test.mails[0]?.text).toContain('2 products\n1 enquiry\n0 customers');
    expect(test.mails.map(({ text }) => text).join()).not.toContain('Nineteen');
  });

  it('frees the address of the account that went, which may register anew', async () => {
    const { goes, stays } = await twoAccounts();
    await merge(goes, stays);
    const again = await ask('POST', '/seller/register', undefined, {
      ...{ name: goes.name, email: goes.email, phone: goes.phone, password: 'a new battery horse' },
    });
    expect(again.status).toBeLessThan(300);
    const logIn = { emailOrPhone: goes.email, password: TEST_PASSWORD };
    expect((await ask('POST', '/seller/login', undefined, logIn)).status).toBe(401);
  });

  it('is erased with the account that stays, by either address', async () => {
    const { goes, stays } = await twoAccounts();
    await merge(goes, stays);
    const body = { email: goes.email, confirm: goes.email };
    expect((await ask('POST', '/admin/erase-personal-data', admin, body)).status).toBeLessThan(300);
    expect((await get(`/admin/get-seller/${stays.id}`, admin)).status).toBe(404);
    const [left] = await rowsOf<{ left: number }>(
      test.db,
      sql`select (select count(*) from merged_seller)::int + (
        select count(*) from audit_entry where before::text like ${`%${goes.email}%`})::int as left`,
    );
    expect(left).toEqual({ left: 0 });
  });
});

describe('a merge is refused', () => {
  it('without the name of the account that goes', async () => {
    const { goes, stays } = await twoAccounts();
    const before = await rowsNaming(goes.id);
    for (const name of [stays.name, 'souk nineteen old', '']) {
      const { status, body } = await merge(goes, stays, name);
      expect([status, Object.keys(body.fields)]).toEqual([422, ['name']]);
    }
    expect(await rowsNaming(goes.id)).toEqual(before);
  });

  it('with itself, and with accounts that are not there', async () => {
    const seller = await aSeller(test);
    expect((await merge(seller, seller)).body.fields).toHaveProperty('into');
    expect((await merge(seller, { id: 'nobody00here' })).status).toBe(404);
    expect((await merge({ id: 'nobody00here', name: 'Nobody' }, seller)).status).toBe(404);
  });

  it('while a table of products is at work', async () => {
    const [goes, stays] = [await aSeller(test), await aSeller(test)];
    await test.db.insert(productImport).values(anImport(goes, 'running'));
    expect((await preview(goes, stays)).body.running).toEqual(['pieces.csv']);
    const { status, body } = await merge(goes, stays);
    expect([status, body.code]).toEqual([409, 'import-at-work']);
    expect(body.message).toContain('pieces.csv');
  });

  it.each([
    [
      'each into the other',
      (a: TestSeller, b: TestSeller, _c: TestSeller) => [a, b, b, a] as const,
    ],
    ['one into two', (a: TestSeller, b: TestSeller, c: TestSeller) => [a, b, a, c] as const],
    ['the same twice', (a: TestSeller, b: TestSeller, _c: TestSeller) => [a, b, a, b] as const],
  ])('where it comes second of two at once: %s', async (_title, pairs) => {
    const [a, b, c] = [await aSeller(test), await aSeller(test), await aSeller(test)];
    for (const seller of [a, b]) await aPiece(seller);
    const [from, into, otherFrom, otherInto] = pairs(a, b, c);
    const both = await Promise.all([merge(from, into), merge(otherFrom, otherInto)]);
    const refused = both.find(({ status }) => status !== 200);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(refused?.body.message).toMatch(/merged this account into another/);
    const [left] = await rowsOf(test.db, sql`select count(*)::int as pieces from product`);
    expect(left).toEqual({ pieces: 2 });
  });
});

describe('what comes while accounts are merged', () => {
  it('ends with the account that stays, or is refused with words', async () => {
    const { goes, stays, lantern } = await twoAccounts();
    const edits = Array.from({ length: 4 }, (_, index) =>
      ask('POST', '/seller/add-reply-template', goes, { name: `Late ${index}`, text: 'Yes' }),
    );
    const enquiries = Array.from({ length: 6 }, (_, index) =>
      ask('POST', '/enquiry', undefined, {
        ...{ reference: `LATE00${index}`, productId: lantern.id, region: 'AE', message: '' },
      }),
    );
    const trending = ask('PUT' as 'POST', `/admin/update-trending/${lantern.id}`, admin, {
      isTrending: true,
    });
    const merged = merge(goes, stays);
    const more = Array.from({ length: 6 }, (_, index) =>
      ask('POST', '/enquiry', undefined, {
        ...{ reference: `MORE00${index}`, productId: lantern.id, region: 'AE', message: '' },
      }),
    );
    expect((await merged).status).toBe(200);
    for (const { status } of [...(await Promise.all([...enquiries, ...more])), await trending]) {
      expect(status).toBeLessThan(300);
    }
    for (const { status } of await Promise.all(edits)) expect([200, 201, 401]).toContain(status);
    expect(await rowsNaming(goes.id)).toEqual({});
    const leads = await rowsOf(
      test.db,
      sql`select seller_id as seller, count(*)::int as leads
      from lead group by 1`,
    );
    expect(leads).toEqual([{ seller: stays.id, leads: 14 }]);
  });

  it.runIf(test.context.engine === 'postgresql')(
    'takes a lead from who was given it as it moved',
    async () => {
      const { goes, stays, lantern } = await twoAccounts();
      const amna = await aMember(test, goes);
      await aLead(lantern);
      const isWaitedFor = sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
      const merged = await test.db.transaction(async (db) => {
        await db.execute(
          sql`update lead set assignee_id = ${amna.id} where seller_id = ${goes.id}`,
        );
        const merging = merge(goes, stays);
        while ((await rowsOf(test.db, isWaitedFor)).length === 0) await setTimeout(5);
        return { merging };
      });
      expect((await merged.merging).status).toBe(200);
      const given = await rowsOf(test.db, sql`select distinct seller_id, assignee_id from lead`);
      expect(given).toEqual([{ seller_id: stays.id, assignee_id: null }]);
    },
  );

  it('leaves no lead with who is gone, whatever staff and leads are changed to meanwhile', async () => {
    const { goes, stays, lantern } = await twoAccounts();
    const [amna, basim] = [await aMember(test, goes), await aMember(test, goes)];
    for (const _ of [1, 2, 3]) await aLead(lantern);
    const leads = await rowsOf<{ id: string }>(
      test.db,
      sql`select id from lead where seller_id = ${goes.id} order by reference`,
    );
    const [own = '', ...others] = leads.map(({ id }) => id);
    const put = (path: string, who: Who, body: object) =>
      ask('PUT' as 'POST', `/seller/${path}`, who, body);
    await put(`assign-lead/${own}`, goes, { assigneeId: goes.id });
    const assign = (id: string, of: { id: string }, who: Who) =>
      put(`assign-lead/${id}`, who, { assigneeId: of.id });
    const before = others.map((id) => assign(id, amna, goes));
    const merged = merge(goes, stays);
    const after = [
      ...others.map((id) => assign(id, basim, amna)),
      put(`move-lead/${own}`, basim, { state: 'TALKING' }),
      put(`change-staff-role/${basim.id}`, goes, { role: 'replies' }),
      ask('DELETE' as 'POST', `/seller/remove-staff/${amna.id}`, goes),
      ask('POST', '/seller/invite-staff', goes, { email: 'late@post.example', role: 'editor' }),
    ];
    expect((await merged).status).toBe(200);
    for (const { status } of await Promise.all([...before, ...after])) {
      expect([200, 201, 401, 404, 409]).toContain(status);
    }
    expect(await rowsNaming(goes.id)).toEqual({});
    const lost = await rowsOf(
      test.db,
      sql`select id, assignee_id from lead where assignee_id <> seller_id and not exists (
        select 1 from staff_member m
          where m.seller_id = lead.seller_id and m.staff_id = lead.assignee_id)`,
    );
    expect(lost).toEqual([]);
  });

  it('is refused where a row still names the account that went', async () => {
    const { goes, stays } = await twoAccounts();
    await merge(goes, stays);
    const late = test.db.insert(lead).values({
      ...{ id: newId(), reference: 'TOOLATE', sellerId: goes.id, region: 'IN' },
    });
    await expect(late).rejects.toThrow();
  });
});
