import { isNotNull } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { SETTINGS, setSiteState } from '#database/queries/site-state.ts';
import { newsletterSubscriber } from '#database/schema/activity.ts';
import { mail, newsletterIssue } from '#database/schema/mail.ts';
import { settleAfterResponses } from '#services/after-response.ts';
import { sendNextPortion } from '#services/newsletter-issues.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { scene } from '#tests/support/files/media-files.ts';
import { file, multipart } from '#tests/support/files/multipart.ts';
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

const said = (...paragraphs: string[]) =>
  paragraphs.map((text) => ({ kind: 'paragraph', spans: [{ text }] }));

const words = {
  ...{ subject: 'Lamps for the monsoon', blocks: said('Brass again.', 'See you.'), arabic: null },
};
const arabic = { subject: 'مصابيح', blocks: said('نحاس من جديد.') };

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

const picture = (id: string) => ({ kind: 'picture', picture: id, alt: 'A lamp' });

const shown = async (blocks: object[], language = 'en'): Promise<string> =>
  (await call('POST', 'preview-newsletter', { subject: 'Lamps', blocks, language })).body.html;

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
    ['no text', { blocks: [] }, 'blocks'],
    ['a text that turns round', { blocks: said('a\u202eb') }, 'blocks/0/spans/0/text'],
    ['markup', { blocks: said('<script>alert(1)</script>') }, 'blocks/0/spans/0/text'],
    ['a book', { blocks: Array(201).fill(said('x')[0]) }, 'blocks'],
    ['a picture of nobody', { blocks: [picture('0'.repeat(32))] }, 'blocks/0/picture'],
    ['half an Arabic one', { arabic: { subject: 'مصابيح', blocks: [] } }, 'arabic/blocks'],
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

  const preview = (text: string, language = 'en') => shown(said(...text.split('\n\n')), language);

  it('is shown on the lines below words and below another', async () => {
    const piece = { name: 'Copper lamp', priceINR: '2999', priceAED: '130' };
    const other = await aProduct(test.db, parentsOf(seller, category), piece);
    const html = await preview(
      `Two pieces\n${link}\n${test.context.publicUrl}/product/${other.id}\nSee you`,
    );
    for (const said of ['₹1,999 · AED\u00a090', 'Copper lamp', '₹2,999 · AED\u00a0130']) {
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
      expect(html).toContain('75\u00a0د.إ.');
      expect(html).toContain(`href="${publicUrl}/ar/product/`);
    }
    const english = await preview(`${publicUrl}/ar/product/${id}`);
    expect(english).toContain('Silver lamp');
    expect(english).toContain(`href="${publicUrl}/product/`);
  });

  it('is shown with its name and prices where its link stands alone, and as text otherwise', async () => {
    const html = await preview(`Look:\n\n${link}\n\nor ${link}`);
    expect(html.split('Brass &#60;b&#62; lamp')).toHaveLength(2);
    expect(html).toContain('₹1,999 · AED\u00a090');
    expect(html).toContain(`or ${link}`);
  });

  it('is a link alone once shoppers do not see it', async () => {
    const gone = link.replace(/\w{5}$/, 'aaaaa');
    const html = await preview(`Look:\n\n${gone}`);
    expect(html).toContain(`href="${gone}"`);
    expect(html).toContain('Open the page');
  });
});

describe('the blocks of a newsletter', () => {
  it('are a mail’s headings, lists, quotes, links and pieces, and say the same as plain text', async () => {
    const { id } = await aProduct(test.db, parentsOf(seller, category), { name: 'Brass lamp' });
    const { publicUrl } = test.context;
    const blocks = [
      { kind: 'heading', level: 2, text: 'For <b>the</b> rain'.replaceAll(/<.?b>/g, '&') },
      {
        kind: 'paragraph',
        spans: [
          { text: 'See ' },
          { text: 'the shop', bold: true, link: '/shop' },
          { text: ' or\n' },
          { text: `${publicUrl}/product/${id}` },
        ],
      },
      { kind: 'list', isNumbered: true, start: 3, items: [[{ text: 'Oil' }], [{ text: 'Wick' }]] },
      { kind: 'quote', spans: [{ text: 'It burns.', italic: true }] },
      { kind: 'divider' },
      { kind: 'pieces', pieces: [id] },
    ];
    const html = await shown(blocks, 'ar');
    expect(html).toMatch(/<h2 [^>]*>For &#38;the&#38; rain<\/h2>/);
    expect(html).toMatch(
      new RegExp(`href="${publicUrl}/ar/shop"[^>]*><strong>the shop</strong></a> or`),
    );
    expect(html).toMatch(/<ol start="3"[^>]*><li[^>]*>Oil<\/li><li[^>]*>Wick<\/li><\/ol>/);
    expect(html).toMatch(/<blockquote [^>]*><em>It burns.<\/em><\/blockquote>\s*<hr /);
    expect(html.split('>Brass lamp</bdi>')).toHaveLength(3);
    await readers(1);
    await send(await anIssue({ blocks }));
    await portion();
    const [mailed] = test.mails;
    expect(mailed?.text).toMatch(
      /^For &the& rain\n\nSee the shop \(http.+\/shop\) or\nhttp.*\n\n3\. Oil\n4\. Wick\n\n> It burns\.\n\n—\n\nhttp/,
    );
  });

  it('have pictures, which anyone who has the mail sees for as long as there is the newsletter', async () => {
    const sent = multipart({}, [file('image', await scene(600, 400).jpeg().toBuffer())]);
    const answer = await test.app.inject({
      ...{ method: 'POST', url: '/api/admin/content/picture', payload: sent.payload },
      headers: { ...sent.headers, ...admin.authorization },
    });
    const { id, picture: shownAs } = answer.json().data;
    const seen = async () => (await test.app.inject(shownAs.url)).statusCode;
    expect(await seen()).toBe(404);
    const issue = await anIssue({ blocks: [picture(id)] });
    expect(issue.pictures[id].url).toBe(shownAs.url);
    expect(await seen()).toBe(200);
    expect(await shown([picture(id)])).toContain(
      `<img src="${test.context.publicUrl}${shownAs.url}"`,
    );
    await call('DELETE', `delete-newsletter-issue/${issue._id}`);
    expect(await seen()).toBe(404);
  });

  it('are those of a text that release 1.0.0 wrote, and of one that it writes meanwhile', async () => {
    const { publicUrl } = test.context;
    const { id } = await aProduct(test.db, parentsOf(seller, category), { name: 'Brass lamp' });
    const text = `Again.\nTwo:\n${publicUrl}/product/${id}\n\n\nThe shop:\n${publicUrl}/shop`;
    const issue = await anIssue();
    await test.db.update(newsletterIssue).set({ text, blocks: null });
    const opened = (await call('GET', `get-newsletter-issue/${issue._id}`)).body;
    expect(opened.blocks).toEqual(
      said(`Again.\nTwo:\n${publicUrl}/product/${id}`, `The shop:\n${publicUrl}/shop`),
    );
    const html = await shown(opened.blocks);
    expect(html).toContain('Brass lamp');
    expect(html).toMatch(/\/shop"[^>]*>The shop<\/a>/);
    const { blocks, subject } = opened;
    await call('PUT', `edit-newsletter-issue/${issue._id}`, {
      ...{ subject, version: issue.version },
      blocks: [...blocks, ...said('More.')],
    });
    await test.db.update(newsletterIssue).set({ text: 'By hand.' });
    const late = (await call('GET', `get-newsletter-issue/${issue._id}`)).body;
    expect(late.blocks).toEqual(said('By hand.'));
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
