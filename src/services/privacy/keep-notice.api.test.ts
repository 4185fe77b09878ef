import { expect, it } from 'vitest';
import { seller } from '#database/schema/accounts/account.ts';
import { contactMessage, newsletterSubscriber } from '#database/schema/activity.ts';
import { lead } from '#database/schema/lead.ts';
import { privacyNotice } from '#database/schema/operation.ts';
import { report } from '#database/schema/report.ts';
import { NOTICE_FACTS } from '#tests/support/app.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { clearedApp } from '#tests/support/shared-app.ts';
import { settleAfterResponses } from '../after-response.ts';
import { keepNotice, noticeOf } from './keep-notice.ts';
import { noticeText } from './notice-text.ts';

const test = await clearedApp();
const { notice: inForce } = await test.context.content.read();
const email = 'leila@post.example';

/** The notice of the same server where messages are kept so long. */
const noticeWith = (messages: number) =>
  noticeOf(noticeText({ ...NOTICE_FACTS, keepDays: { ...NOTICE_FACTS.keepDays, messages } }));

const start = (notice = inForce) => keepNotice(test.context, notice);

async function read(version?: string) {
  const query = version === undefined ? '' : `?version=${encodeURI(version)}`;
  const answer = await test.app.inject(`/api/privacy-notice${query}`);
  return { status: answer.statusCode, body: answer.json() };
}

const stored = async () =>
  (await test.db.select().from(privacyNotice).orderBy(privacyNotice.since)).map(
    ({ version }) => version,
  );

async function post(url: string, payload: object) {
  const { statusCode } = await test.app.inject({ method: 'POST', url: `/api${url}`, payload });
  await settleAfterResponses();
  return statusCode;
}

it('keeps a version once, and another when the text is another', async () => {
  await start();
  await start();
  expect(await stored()).toEqual([inForce.version]);
  const other = noticeWith(90);
  await start(other);
  await start();
  expect(await stored()).toEqual([inForce.version, other.version, inForce.version]);
});

it('keeps one where many processes start at once', async () => {
  const notices = Array.from({ length: 8 }, (_, index) => noticeWith(index + 1));
  for (const notice of notices) {
    await Promise.all(Array.from({ length: 8 }, () => start(notice)));
  }
  expect(await stored()).toEqual(notices.map(({ version }) => version));
});

it('is read as it is and as it was, from when until when', async () => {
  const earlier = noticeWith(90);
  await start(earlier);
  await start();
  const { body: now } = await read();
  expect(now).toMatchObject({ version: inForce.version, until: null, sections: inForce.sections });
  expect(now.versions.map((each: { version: string }) => each.version)).toEqual([
    inForce.version,
    earlier.version,
  ]);
  const { body: then } = await read(earlier.version);
  expect(then).toMatchObject({ version: earlier.version, sections: earlier.sections });
  expect(then.until).toBe(now.since);
  expect(JSON.stringify(then.sections)).toContain('90 days after you wrote');
});

it('is in Arabic too, where it was when it was in force', async () => {
  const arabic = noticeOf(noticeText(NOTICE_FACTS), { arabic: noticeText(NOTICE_FACTS, 'ar') });
  expect(arabic.version).not.toBe(inForce.version);
  await start(arabic);
  await start();
  const then = (await read(`${arabic.version}&language=ar`)).body;
  expect(then).toMatchObject({ language: 'ar', sections: noticeText(NOTICE_FACTS, 'ar') });
  const english = (await read(arabic.version)).body;
  expect(english).toMatchObject({ language: 'en', sections: inForce.sections });
  expect(JSON.stringify(english)).not.toMatch(/[\u0600-\u06ff]/);
  expect((await read(`${inForce.version}&language=ar`)).body.language).toBe('en');
  expect((await read(`${inForce.version}&language=fr`)).status).toBe(400);
});

it('shows a new version to readers of the one before', async () => {
  await start();
  expect((await read()).body.versions).toHaveLength(1);
  await start(noticeWith(90));
  expect((await read()).body.versions).toHaveLength(2);
});

it.each(['000000000000', 'latest', "'", '\u0000', 'a'.repeat(500), ''])(
  'has no version %j',
  async (version) => {
    await start();
    expect((await read(version)).status).toBe(404);
  },
);

it('tells pages the version in force, and nothing else of the notice', async () => {
  const site = (await test.app.inject('/api/site')).json();
  expect(site.notice).toBe(inForce.version);
  expect(site).not.toHaveProperty('privacy');
});

/** Sends each form that asks for personal data, and returns what version is stored with each. */
async function sendAll(notice?: string) {
  const shop = await aSeller(test);
  const { id: productId } = await aProduct(test.db, parentsOf(shop, await aCategory(test.db)));
  const told = notice === undefined ? {} : { notice };
  const enquiry = { reference: 'NOTICE1', region: 'IN', pieces: [{ productId }], consent: true };
  const account = { name: 'Souk Nineteen', phone: '9876500019', password: 'correct horse battery' };
  const statuses = [
    await post('/enquiry-form', { ...enquiry, name: 'Leila', email, message: 'Hello', ...told }),
    await post('/newsletter', { email, ...told }),
    await post('/contact', { name: 'Leila', email, message: 'Hello', ...told }),
    await post('/report', { productId, reason: 'stolen', words: 'Mine', email, ...told }),
    await post('/seller/register', { ...account, email, ...told }),
  ];
  const rows = [
    ...(await test.db.select({ version: lead.noticeVersion }).from(lead)),
    ...(await test.db
      .select({ version: newsletterSubscriber.noticeVersion })
      .from(newsletterSubscriber)),
    ...(await test.db.select({ version: contactMessage.noticeVersion }).from(contactMessage)),
    ...(await test.db.select({ version: report.noticeVersion }).from(report)),
    ...(
      await test.db.select({ version: seller.noticeVersion, email: seller.email }).from(seller)
    ).filter((each) => each.email === email),
  ];
  return { shop, statuses, versions: rows.map(({ version }) => version) };
}

const five = (version: string) => Array.from({ length: 5 }, () => version);

it('is stored with what each form has sent, as it is in force', async () => {
  await start();
  expect((await sendAll()).versions).toEqual(five(inForce.version));
});

it('is stored as the form’s page told it, where that was an earlier version', async () => {
  const earlier = noticeWith(90);
  await start(earlier);
  await start();
  expect((await sendAll(earlier.version)).versions).toEqual(five(earlier.version));
});

it('is the one in force where a client tells of a version that never was', async () => {
  await start();
  expect((await sendAll('0123456789ab')).versions).toEqual(five(inForce.version));
});

it('is refused where it is no version at all', async () => {
  const { statuses, versions } = await sendAll('mine');
  expect([statuses, versions]).toEqual([[422, 422, 422, 422, 422], []]);
});

it('is stored with a form that is sent without scripts', async () => {
  const earlier = noticeWith(90);
  await start(earlier);
  await start();
  const shop = await aSeller(test);
  const product = await aProduct(test.db, parentsOf(shop, await aCategory(test.db)));
  const send = (url: string, fields: Record<string, string>) =>
    test.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...fields, notice: earlier.version }).toString(),
    });
  const said = { name: 'Leila', email, message: 'Hello', consent: 'yes' };
  await send('/enquiry-form', { ids: product.id, region: 'AE', ...said });
  await send('/report', { productId: product.id, reason: 'stolen' });
  const leads = await test.db.select({ version: lead.noticeVersion }).from(lead);
  const reports = await test.db.select({ version: report.noticeVersion }).from(report);
  expect([...leads, ...reports]).toEqual([
    { version: earlier.version },
    { version: earlier.version },
  ]);
});

it('is that of the page on which a newsletter is confirmed, with the time', async () => {
  const earlier = noticeWith(90);
  await start(earlier);
  await start();
  await post('/newsletter', { email, notice: earlier.version });
  const subscriber = async () =>
    (await test.db.select().from(newsletterSubscriber)).map(({ noticeVersion, confirmedAt }) => [
      noticeVersion,
      confirmedAt !== null,
    ]);
  expect(await subscriber()).toEqual([[earlier.version, false]]);
  const path = /\/newsletter\/confirm\?token=\S+/.exec(test.mails[0]?.text ?? '')?.[0] ?? '';
  await test.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `notice=${inForce.version}`,
  });
  expect(await subscriber()).toEqual([[inForce.version, true]]);
});

it('is not told by a chat', async () => {
  const shop = await aSeller(test);
  const { id: productId } = await aProduct(test.db, parentsOf(shop, await aCategory(test.db)));
  await post('/enquiry', { reference: 'CHATTED', region: 'IN', pieces: [{ productId }] });
  expect(await test.db.select({ version: lead.noticeVersion }).from(lead)).toEqual([
    { version: null },
  ]);
});

it('is found and exported with a person, shown to the seller, and erased with the rest', async () => {
  await start();
  const { shop } = await sendAll();
  const admin = await anAdmin(test);
  const ask = async (what: string, payload: object) => {
    const url = `/api/admin/${what}-personal-data`;
    const headers = admin.authorization;
    return (await test.app.inject({ method: 'POST', url, headers, payload })).json();
  };
  const { version: notice } = inForce;
  expect(await ask('find', { email })).toMatchObject({
    ...{ subscriber: { notice }, messages: [{ notice }], reports: [{ notice }] },
    seller: { notice },
  });
  const { data } = await ask('export', { email });
  const told = (rows: { noticeVersion?: string; notice_version?: string }[]) =>
    rows.flatMap((row) => row.noticeVersion ?? row.notice_version ?? []);
  for (const name of ['newsletter', 'messages', 'reports', 'asked', 'seller']) {
    expect([name, told(data[name])]).toEqual([name, [notice]]);
  }
  const leads = async () =>
    (
      await test.app.inject({
        url: `/api/seller/get-leads/${shop.id}`,
        headers: shop.authorization,
      })
    ).json();
  expect(await leads()).toMatchObject([{ noticeVersion: notice }]);
  await ask('erase', { email, confirm: email });
  expect(await leads()).toMatchObject([{ noticeVersion: null }]);
  expect(await test.db.select({ version: report.noticeVersion }).from(report)).toEqual([
    { version: null },
  ]);
  for (const table of [newsletterSubscriber, contactMessage]) {
    expect(await test.db.$count(table)).toBe(0);
  }
});
