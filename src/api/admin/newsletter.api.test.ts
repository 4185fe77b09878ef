import { isNotNull } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { SETTINGS, setSiteState } from '#database/queries/site-state.ts';
import { newsletterSubscriber } from '#database/schema/activity.ts';
import { newsletterIssue } from '#database/schema/newsletter-issue.ts';
import { mail } from '#database/schema/operation/mail.ts';
import { settleAfterResponses } from '#services/after-response.ts';
import { sendNextPortion } from '#services/newsletter-issues.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const admin = await perTest(() => anAdmin(test));
const seller = await perTest(() => aSeller(test));
const category = await perTest(() => aCategory(test.db));

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
  const headers = admin.authorization;
  const request = { method, url: `/api/admin/${url}`, headers, ...(payload && { payload }) };
  const answer = await test.app.inject(request);
  await settleAfterResponses();
  return { status: answer.statusCode, body: answer.json() };
}

const words = { subject: 'Lamps for the monsoon', text: 'Brass again.\n\nSee you.', arabic: null };
const arabic = { subject: 'مصابيح', text: 'نحاس من جديد.' };

async function anIssue(changes: object = {}) {
  const { status, body } = await call('POST', 'add-newsletter-issue', { ...words, ...changes });
  expect(status).toBe(201);
  return body.data;
}

/** Adds readers, of whom the last has not confirmed. */
async function readers(count: number, language: 'en' | 'ar' = 'en') {
  const createdAt = new Date();
  const rows = Array.from({ length: count + 1 }, (_, index) => ({
    ...{ id: `${language}${String(index).padStart(4, '0')}`, language, createdAt },
    email: `reader${index}@${language}.example`,
    confirmedAt: index === count ? null : createdAt,
  }));
  await test.db.insert(newsletterSubscriber).values(rows);
}

const send = (issue: { _id: string; version: number }) =>
  call('POST', `send-newsletter-issue/${issue._id}`, { version: issue.version });

async function portion() {
  const more = await sendNextPortion(test.context);
  await settleAfterResponses();
  return more;
}

describe('a newsletter', () => {
  it('is sent to each confirmed reader once, in portions, with a way out of their own', async () => {
    await readers(205);
    await readers(1, 'ar');
    const newsletter = { sender: 'The Souk', replyTo: 'post@souk.example' };
    await setSiteState(test.db, SETTINGS, JSON.stringify({ newsletter }));
    const issue = await anIssue({ arabic });
    const sending = await send(issue);
    expect(sending.body.data).toMatchObject({ state: 'sending', readers: 206, mailed: 0 });
    // Who confirms after it was begun waits for the next.
    await test.db
      .insert(newsletterSubscriber)
      .values({ id: 'zlate', email: 'late@en.example', confirmedAt: new Date(Date.now() + 1000) });
    expect([await portion(), await portion(), await portion(), await portion()]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const { body } = await call('GET', `get-newsletter-issue/${issue._id}`);
    expect(body).toMatchObject({ state: 'sent', mailed: 206, readers: 206 });
    const to = test.mails.map((each) => each.to);
    expect([to.length, new Set(to).size]).toEqual([206, 206]);
    expect(to).not.toContain('reader205@en.example');
    const english = test.mails.filter(({ language }) => language === undefined);
    expect(english).toHaveLength(205);
    expect(english[0]).toMatchObject({ ...newsletter, subject: 'Dhow: Lamps for the monsoon' });
    expect(english[0]?.text).toMatch(/^Brass again\.\n\nSee you\./);
    expect(new Set(test.mails.map(({ unsubscribe }) => unsubscribe)).size).toBe(206);
    expect(english[0]?.text).toContain(english[0]?.unsubscribe);
    const [arab] = test.mails.filter(({ language }) => language === 'ar');
    expect(arab).toMatchObject({ to: 'reader0@ar.example', subject: 'Dhow: مصابيح' });
    expect(arab?.text).toContain('نحاس من جديد.');
  });

  it('is sent at its moment to those who are readers then, unless it is stopped before', async () => {
    const clock = Date.now();
    const at = (seconds: number) => new Date(clock + seconds * 1000).toISOString();
    const plan = (issue: { _id: string; version: number }, moment: string) =>
      call('POST', `send-newsletter-issue/${issue._id}`, { version: issue.version, at: moment });
    const issue = await anIssue();
    expect((await plan(issue, at(-60))).status).toBe(422);
    const planned = (await plan(issue, at(60))).body.data;
    expect(planned).toMatchObject({ state: 'draft', sendAt: at(60), sentAt: null });
    await readers(2);
    expect(await portion()).toBe(false);
    expect(test.mails).toEqual([]);
    const other = (await plan(await anIssue({ subject: 'Other' }), at(60))).body.data;
    const stopped = await call('POST', `stop-newsletter-issue/${other._id}`);
    expect(stopped.body.data).toMatchObject({ state: 'draft', sendAt: null });
    await test.db
      .update(newsletterIssue)
      .set({ sendAt: new Date(0) })
      .where(isNotNull(newsletterIssue.sendAt));
    await portion();
    const { body } = await call('GET', `get-newsletter-issue/${issue._id}`);
    expect(body).toMatchObject({ state: 'sent', mailed: 2, readers: 2, sendAt: null });
    expect(test.mails.map(({ subject }) => subject)).toEqual(
      Array(2).fill('Dhow: Lamps for the monsoon'),
    );
  });

  it('waits while many other mails do', async () => {
    await readers(1);
    await send(await anIssue());
    const now = new Date();
    const others = Array.from({ length: 100 }, (_, index) => ({
      ...{ id: `m${index}`, email: 'a@b.example', subject: 'Other', sealed: '' },
      ...{ nextAt: now, leasedUntil: new Date(now.getTime() + 60_000), retryUntil: now },
    }));
    await test.db.insert(mail).values(others);
    expect(await portion()).toBe(false);
    expect(test.mails).toEqual([]);
    await test.db.delete(mail);
    await portion();
    expect(test.mails).toHaveLength(1);
  });

  it('is sent once, however many press at once, and not changed any more', async () => {
    await readers(2);
    const issue = await anIssue();
    const answers = await Promise.all([send(issue), send(issue)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const edit = { ...words, version: issue.version };
    const changed = await call('PUT', `edit-newsletter-issue/${issue._id}`, edit);
    expect([changed.status, changed.body.code]).toEqual([409, 'sent-already']);
    expect((await call('DELETE', `delete-newsletter-issue/${issue._id}`)).status).toBe(409);
    await Promise.all([sendNextPortion(test.context), sendNextPortion(test.context)]);
    await settleAfterResponses();
    expect(test.mails).toHaveLength(2);
  });

  it('is stopped for those who have it not', async () => {
    await readers(150);
    const issue = await anIssue();
    await send(issue);
    await portion();
    const stopped = await call('POST', `stop-newsletter-issue/${issue._id}`);
    expect(stopped.body.data).toMatchObject({ state: 'stopped', mailed: 100, readers: 150 });
    expect(await portion()).toBe(false);
    expect(test.mails).toHaveLength(100);
    const again = await call('POST', `stop-newsletter-issue/${issue._id}`);
    expect([again.status, again.body.code]).toEqual([409, 'not-sending']);
  });

  it('is refused without readers, in an older version, and where it is not there', async () => {
    const issue = await anIssue();
    expect((await send(issue)).body.code).toBe('no-readers');
    const edit = (version: number) =>
      call('PUT', `edit-newsletter-issue/${issue._id}`, { ...words, subject: 'Lamps', version });
    expect((await edit(1)).body.data).toMatchObject({ subject: 'Lamps', version: 2 });
    const late = await edit(1);
    expect([late.status, late.body.code]).toEqual([409, 'changed-meanwhile']);
    expect((await send(issue)).status).toBe(409);
    expect((await call('DELETE', `delete-newsletter-issue/${issue._id}`)).status).toBe(200);
    expect((await send(issue)).status).toBe(404);
    const actions = (await call('GET', 'get-audit?entity=newsletter')).body;
    expect(actions.map(({ action }: { action: string }) => action)).toEqual([
      'delete-newsletter',
      'edit-newsletter',
      'add-newsletter',
    ]);
  });

  it.each([
    ['no subject', { subject: '' }, 'subject'],
    ['a text that turns round', { text: 'a\u202eb' }, 'text'],
    ['markup', { text: '<script>alert(1)</script>' }, 'text'],
    ['a book', { text: 'x'.repeat(20_001) }, 'text'],
    ['half an Arabic one', { arabic: { subject: 'مصابيح', text: '' } }, 'arabic'],
  ])('with %s is refused', async (_what, changes, field) => {
    const { status, body } = await call('POST', 'add-newsletter-issue', { ...words, ...changes });
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
  });
});

describe('a piece in a newsletter', () => {
  let link = '';
  beforeEach(async () => {
    const piece = { name: 'Brass <b> lamp', priceINR: '1999', priceAED: '90' };
    const { id } = await aProduct(test.db, parentsOf(seller, category), piece);
    link = `${test.context.publicUrl}/product/brass-lamp-${id}`;
  });

  const preview = async (text: string, language = 'en') =>
    (await call('POST', 'preview-newsletter', { subject: 'Lamps', text, language })).body.html;

  it('is shown on the lines below words and below another', async () => {
    const piece = { name: 'Copper lamp', priceINR: '2999', priceAED: '130' };
    const other = await aProduct(test.db, parentsOf(seller, category), piece);
    const html = await preview(
      `Two pieces\n${link}\n${test.context.publicUrl}/product/${other.id}\nSee you`,
    );
    for (const said of ['₹1,999 · AED 90', 'Copper lamp', '₹2,999 · AED 130']) {
      expect(html.split(said), said).toHaveLength(2);
    }
    expect(html).not.toContain('Open the page');
  });

  it('is called, priced and led to as in the language of the newsletter', async () => {
    const translations = { ar: { name: 'مصباح فضي' } };
    const arab = { name: 'Silver lamp', translations, priceAED: '75' };
    const { id } = await aProduct(test.db, parentsOf(seller, category), arab);
    const { publicUrl } = test.context;
    for (const path of [`/ar/product/${id}`, `/product/silver-lamp-${id}`]) {
      const html = await preview(`جديد\n${publicUrl}${path}`, 'ar');
      expect(html, path).toContain('مصباح فضي');
      expect(html).toContain('75 د.إ.');
      expect(html).toContain(`href="${publicUrl}/ar/product/`);
    }
    const english = await preview(`${publicUrl}/ar/product/${id}`);
    expect(english).toContain('Silver lamp');
    expect(english).toContain(`href="${publicUrl}/product/`);
  });

  it('is shown with its name and prices where its link stands alone, and as text otherwise', async () => {
    const html = await preview(`Look:\n\n${link}\n\nor ${link}`);
    expect(html.split('Brass &#60;b&#62; lamp')).toHaveLength(2);
    expect(html).toContain('₹1,999 · AED 90');
    expect(html).toContain(`or ${link}`);
  });

  it('is a link alone once shoppers do not see it', async () => {
    const gone = link.replace(/\w{5}$/, 'aaaaa');
    const html = await preview(`Look:\n\n${gone}`);
    expect(html).toContain(`href="${gone}"`);
    expect(html).toContain('Open the page');
  });
});

it('is tried on the admin who asks alone', async () => {
  await readers(3);
  const issue = await anIssue({ arabic });
  const { body } = await call('POST', `test-newsletter-issue/${issue._id}`);
  expect(body.message).toMatch(/^A test is on its way to .+@/);
  expect(new Set(test.mails.map(({ to }) => to)).size).toBe(1);
  expect(test.mails.map(({ subject }) => subject).sort()).toEqual([
    'Dhow: Lamps for the monsoon',
    'Dhow: مصابيح',
  ]);
  expect((await call('GET', `get-newsletter-issue/${issue._id}`)).body.state).toBe('draft');
});
