import { describe, expect, it } from 'vitest';
import type { Report, ReportAnswer, ReportedThing } from '#contracts/reports/report.ts';
import { listReported } from '#database/queries/reports/report-queue.ts';
import { auditEntry } from '#database/schema/activity.ts';
import { mail } from '#database/schema/mail.ts';
import { report, reportAnswer } from '#database/schema/report.ts';
import { expireNext } from '#services/privacy/expire-old.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

let clock = new Date();
const test = await clearedApp({ now: () => clock });
const world = await perTest(async () => {
  clock = new Date();
  const [admin, seller] = [await anAdmin(test, { name: 'Amira' }), await aSeller(test)];
  const category = await aCategory(test.db);
  const ring = await aProduct(test.db, parentsOf(seller, category), { name: 'Ring' });
  const watch = await aProduct(test.db, parentsOf(seller, category), { name: 'Watch' });
  return { admin, seller, ring, watch };
});

type Somebody = { authorization: { authorization: string } };

async function send(
  method: 'GET' | 'POST',
  url: string,
  payload?: object,
  who: Somebody = world.admin,
) {
  const { authorization: headers } = who;
  const asked = { method, url: `/api${url}`, headers, ...(payload && { payload }) };
  const response = await test.app.inject(asked);
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

/** A shopper's report, a second after the one before. */
async function leave(about: object, said: object = { reason: 'counterfeit' }) {
  clock = new Date(clock.getTime() + 1000);
  await send('POST', '/report', { ...about, ...said });
}

async function queue(query = ''): Promise<ReportedThing[]> {
  return (await send('GET', `/admin/get-reports${query}`)).body;
}
const names = async (query = '') => (await queue(query)).map(({ subject }) => subject.name);

async function answer(given: object, id = world.ring.id, who: Somebody = world.admin) {
  const { newest } = (await send('GET', `/admin/get-report/${id}`)).body;
  return send('POST', `/admin/answer-reports/${id}`, { newest, ...given }, who);
}

const sent = async () =>
  (await test.db.select({ subject: mail.subject }).from(mail)).map(({ subject }) =>
    subject.replace(/^.*: /, ''),
  );
const messages = async () =>
  (await send('GET', `/admin/get-messages/${world.seller.id}`)).body.map(
    ({ text }: { text: string }) => text,
  );
const shown = async () =>
  (await send('GET', '/get-product')).body.map(({ name }: { name: string }) => name).sort();

async function remove(id: string) {
  const url = `/seller/delete-product/${id}`;
  const { authorization: headers } = world.seller;
  const { statusCode } = await test.app.inject({ method: 'DELETE', url: `/api${url}`, headers });
  expect(statusCode).toBe(200);
}

describe('the queue', () => {
  it('has each piece and shop once, with its reports, the longest waiting first', async () => {
    const { ring, watch, seller } = world;
    await leave({ productId: ring.id });
    await leave({ sellerId: seller.id }, { reason: 'conduct' });
    await leave({ productId: watch.id });
    await leave({ productId: ring.id }, { reason: 'stolen', words: 'It was mine.' });
    const [first, second] = await queue();
    expect(first).toMatchObject({
      _id: ring.id,
      reports: 2,
      reasons: ['counterfeit', 'stolen'],
      subject: { kind: 'product', name: 'Ring', brand: ring.brand, listed: true, takenDown: false },
    });
    expect(second).toMatchObject({
      _id: seller.id,
      reports: 1,
      subject: { kind: 'seller', name: seller.name, brand: '' },
    });
    const one = (await send('GET', `/admin/get-report/${ring.id}`)).body;
    expect(
      one.open.map(({ reason, words }: { reason: string; words: string }) => [reason, words]),
    ).toEqual([
      ['stolen', 'It was mine.'],
      ['counterfeit', ''],
    ]);
    expect(one.newest).toBe(one.open[0]._id);
  });

  it('is searched, filtered, sorted and paged', async () => {
    const { ring, watch, seller } = world;
    await leave({ productId: watch.id });
    await leave({ sellerId: seller.id }, { reason: 'conduct' });
    await leave({ productId: ring.id });
    await leave({ productId: ring.id }, { reason: 'stolen' });
    expect(await names('?q=rin')).toEqual(['Ring']);
    expect(await names(`?q=${encodeURIComponent(seller.name)}&sort=since&order=desc`)).toEqual([
      'Ring',
      seller.name,
      'Watch',
    ]);
    expect(await names('?reason=stolen')).toEqual(['Ring']);
    expect(await names('?kind=seller')).toEqual([seller.name]);
    expect(await names('?sort=reports&limit=1')).toEqual(['Ring']);
    const { headers } = await send('GET', '/admin/get-reports?limit=1');
    expect(headers['x-total-count']).toBe('3');
    const next = /after=([\w-]+)/.exec(String(headers.link))?.[1];
    expect(await names(`?limit=2&after=${next}`)).toEqual([seller.name, 'Ring']);
  });
});

describe('an answer', () => {
  it('that nothing is wrong closes all reports of the piece, and changes nothing else', async () => {
    await leave({ productId: world.ring.id });
    await leave({ productId: world.ring.id });
    await leave({ productId: world.watch.id });
    const { status, body } = await answer({ outcome: 'NO_ACTION', words: 'kept to us' });
    expect([status, body.message]).toEqual([200, 'Answered. Nothing is changed.']);
    expect(await names()).toEqual(['Watch']);
    expect([await sent(), await shown()]).toEqual([[], ['Ring', 'Watch']]);
    const answers = (await send('GET', '/admin/get-report-answers')).body;
    expect(answers).toMatchObject([
      { outcome: 'NO_ACTION', words: '', reports: 2, by: 'Amira', subject: { name: 'Ring' } },
    ]);
    expect((await send('GET', '/admin/get-report-answers?outcome=ASKED')).body).toEqual([]);
    await leave({ productId: world.ring.id });
    const again = (await send('GET', `/admin/get-report/${world.ring.id}`)).body;
    expect(again.answers).toMatchObject([{ outcome: 'NO_ACTION', reports: 2, by: 'Amira' }]);
  });

  it('that asks the seller is a message to it, by mail too', async () => {
    await leave({ productId: world.ring.id }, { reason: 'counterfeit', words: 'Said in secret' });
    await answer({ outcome: 'ASKED', words: 'Please show us the mark.' });
    expect(await messages()).toEqual([
      expect.stringMatching(/^About “Ring” \(SKU \w{8}\):\n\nPlease show us the mark\.$/),
    ]);
    expect(await sent()).toEqual(['a message about your account']);
    await leave({ sellerId: world.seller.id }, { reason: 'conduct' });
    await answer({ outcome: 'ASKED', words: 'What happened?' }, world.seller.id);
    expect((await messages())[0]).toBe('What happened?');
  });

  it('that takes the piece down hides it, and its seller reads why', async () => {
    await leave({ productId: world.ring.id });
    const given = { outcome: 'TAKEN_DOWN', reason: 'authenticity', words: 'Show us the mark.' };
    expect((await answer(given)).body.message).toBe('Taken down. The seller is told by mail.');
    expect(await shown()).toEqual(['Watch']);
    const own = await send('GET', `/seller/get-product/${world.ring.id}`, undefined, world.seller);
    expect(own.body.takenDown).toMatchObject({
      reason: 'authenticity',
      words: 'Show us the mark.',
    });
    expect([await sent(), await names()]).toEqual([['we have taken down a product of yours'], []]);
  });

  it.each([
    [{ outcome: 'ASKED' }, 'words'],
    [{ outcome: 'TAKEN_DOWN', words: 'Why' }, 'reason'],
    [{ outcome: 'TAKEN_DOWN', reason: 'other' }, 'words'],
    [{ outcome: 'CLOSED' }, 'outcome'],
  ])('is refused with %j', async (given, field) => {
    await leave({ productId: world.ring.id });
    const { status, body } = await answer(given);
    expect([status, Object.keys(body.fields), await names()]).toEqual([422, [field], ['Ring']]);
  });

  it('takes no shop down', async () => {
    await leave({ sellerId: world.seller.id }, { reason: 'conduct' });
    const given = { outcome: 'TAKEN_DOWN', reason: 'not-allowed', words: '' };
    const { status, body } = await answer(given, world.seller.id);
    expect([status, Object.keys(body.fields)]).toEqual([422, ['outcome']]);
    expect(await names()).toEqual([world.seller.name]);
  });

  it('is refused where somebody has answered meanwhile, or another report has come', async () => {
    await leave({ productId: world.ring.id });
    const { newest } = (await send('GET', `/admin/get-report/${world.ring.id}`)).body;
    const late = { outcome: 'TAKEN_DOWN', reason: 'price', newest };
    const url = `/admin/answer-reports/${world.ring.id}`;
    await leave({ productId: world.ring.id }, { reason: 'stolen' });
    const unseen = await send('POST', url, late);
    expect([unseen.status, unseen.body.code]).toEqual([409, 'changed-meanwhile']);
    expect(unseen.body.message).toMatch(/^Others have reported this/);
    await answer({ outcome: 'NO_ACTION' });
    const second = await send('POST', url, late, await anAdmin(test));
    expect([second.status, second.body.message]).toEqual([
      409,
      'Amira has answered these reports in the meantime.',
    ]);
    expect(await shown()).toEqual(['Ring', 'Watch']);
  });

  it('of two admins at once is one', async () => {
    await leave({ productId: world.ring.id });
    const { newest } = (await send('GET', `/admin/get-report/${world.ring.id}`)).body;
    const both = await Promise.all(
      ['One', 'Two'].map((words) =>
        send('POST', `/admin/answer-reports/${world.ring.id}`, { outcome: 'ASKED', newest, words }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await messages()).length).toBe(1);
  });

  it('to what was never reported is refused', async () => {
    const given = { outcome: 'NO_ACTION', newest: 'a'.repeat(12) };
    for (const id of [world.ring.id, 'b'.repeat(12)]) {
      expect((await send('POST', `/admin/answer-reports/${id}`, given)).status).toBe(404);
      expect((await send('GET', `/admin/get-report/${id}`)).status).toBe(404);
    }
  });
});

describe('of a piece that its seller deletes', () => {
  it('the reports stand under the seller, with the name that the piece had, and are answered there', async () => {
    await leave({ productId: world.ring.id }, { reason: 'stolen', words: 'It was mine.' });
    await leave({ sellerId: world.seller.id }, { reason: 'conduct' });
    await remove(world.ring.id);
    expect(await names()).toEqual([world.seller.name]);
    const { body } = await send('GET', `/admin/get-report/${world.seller.id}`);
    expect(body).toMatchObject({
      subject: { kind: 'seller' },
      open: [
        { reason: 'conduct', deletedPiece: null },
        { reason: 'stolen', words: 'It was mine.', deletedPiece: 'Ring' },
      ],
    });
    const given = { outcome: 'ASKED', words: 'Where is the ring from?' };
    expect((await answer(given, world.seller.id)).status).toBe(200);
    expect(await names()).toEqual([]);
  });

  it('the answer stays too, and says what it was about', async () => {
    await leave({ productId: world.ring.id });
    await answer({ outcome: 'NO_ACTION' });
    await remove(world.ring.id);
    const { body } = await send('GET', '/admin/get-report-answers');
    expect(body).toMatchObject([
      { reports: 1, subject: { kind: 'product', name: 'Ring', listed: false, takenDown: false } },
    ]);
    expect(await test.db.select().from(report)).toHaveLength(1);
  });
});

describe('of a piece that was reported before names were kept', () => {
  const forget = async () => {
    await test.db.update(report).set({ productName: '' });
    await test.db.update(reportAnswer).set({ productName: '' });
  };
  const open = async () =>
    (await send('GET', `/admin/get-report/${world.seller.id}`)).body.open.map(
      ({ reason, deletedPiece }: Report) => [reason, deletedPiece],
    );
  const answered = async () =>
    (await send('GET', '/admin/get-report-answers')).body.map(({ subject }: ReportAnswer) => [
      subject.kind,
      subject.name,
    ]);

  it('the name is kept when it is deleted', async () => {
    await leave({ productId: world.ring.id });
    await answer({ outcome: 'NO_ACTION' });
    await leave({ productId: world.ring.id });
    await forget();
    await remove(world.ring.id);
    expect(await open()).toEqual([['counterfeit', 'Ring']]);
    expect(await answered()).toEqual([['product', 'Ring']]);
  });

  it('it is said of one that is deleted already, where only a piece can be meant', async () => {
    await leave({ sellerId: world.seller.id }, { reason: 'conduct' });
    await leave({ productId: world.watch.id }, { reason: 'stolen' });
    await leave({ productId: world.ring.id });
    await answer({ outcome: 'TAKEN_DOWN', reason: 'authenticity' });
    await remove(world.ring.id);
    await remove(world.watch.id);
    await forget();
    expect(await open()).toEqual([
      ['stolen', ''],
      ['conduct', null],
    ]);
    expect(await answered()).toEqual([['product', '']]);
  });
});

describe('who reported', () => {
  const email = 'leila@post.example';
  const said = { reason: 'stolen', words: 'It was my grandmother’s.', email };
  const personal = () => test.db.select({ words: report.words, email: report.email }).from(report);

  it('is in no audit entry and in no mail', async () => {
    await leave({ productId: world.ring.id }, said);
    await answer({ outcome: 'TAKEN_DOWN', reason: 'not-allowed', words: 'See you.' });
    const texts = JSON.stringify([
      await test.db.select({ before: auditEntry.before, after: auditEntry.after }).from(auditEntry),
      test.mails.map(({ text }) => text),
      (await send('GET', `/seller/export-data/${world.seller.id}`, undefined, world.seller)).body,
    ]);
    expect(texts).not.toMatch(/leila|grandmother/);
  });

  it('is found, exported and erased by the address; the report stays', async () => {
    await leave({ productId: world.ring.id }, said);
    await leave({ productId: world.ring.id }, { reason: 'other', words: 'Another' });
    expect((await send('POST', '/admin/find-personal-data', { email })).body.reports.length).toBe(
      1,
    );
    const { body } = await send('POST', '/admin/export-personal-data', { email });
    expect(body.data.reports).toMatchObject([{ words: said.words, email, reason: 'stolen' }]);
    await send('POST', '/admin/erase-personal-data', { email, confirm: email });
    expect((await queue())[0]).toMatchObject({ reports: 2, reasons: ['other', 'stolen'] });
    expect(await personal()).toEqual(
      expect.arrayContaining([
        { words: '', email: null },
        { words: 'Another', email: null },
      ]),
    );
  });

  it('is forgotten with the messages of its time', async () => {
    const keep = { messages: 30, customers: 0, enquiries: 0, audit: 0 };
    await leave({ productId: world.ring.id }, said);
    clock = new Date(clock.getTime() + 29 * 86_400_000);
    await expireNext(test.context, keep);
    expect(await personal()).toEqual([{ words: said.words, email }]);
    clock = new Date(clock.getTime() + 2 * 86_400_000);
    await expireNext(test.context, { ...keep, messages: 0 });
    expect(await personal()).toEqual([{ words: said.words, email }]);
    await expireNext(test.context, keep);
    expect(await personal()).toEqual([{ words: '', email: null }]);
    expect((await listReported(test.db, { reason: 'stolen' })).total).toBe(1);
  });
});
