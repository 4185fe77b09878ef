import { expect, it } from 'vitest';
import { newId } from '#database/new-id.ts';
import { auditEntry, contactMessage } from '#database/schema/activity.ts';
import { sweeps } from '#services/jobs/sweeps.ts';
import { readNoticeSettings } from '#services/notices/own-devices.ts';
import { NOTICE_FACTS } from '#tests/support/app.ts';
import { anAdmin, aSeller } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const owner = await perTest(() => anAdmin(test));

async function call(method: 'GET' | 'PUT', url: string, payload?: object) {
  const { authorization: headers } = owner;
  const asked = { method, url: `/api/admin/${url}`, headers, ...(payload && { payload }) };
  const answer = await test.app.inject(asked);
  return { status: answer.statusCode, body: answer.json() };
}
const change = (settings: object, version: number) =>
  call('PUT', 'change-settings', { settings, version });

const usual = {
  trending: 'at-once',
  approval: { of: 'none', first: 5, edits: false },
  rules: { words: [], priceFactor: null, samePicture: false },
  quiet: null,
  keepDays: {},
  newsletter: { sender: '', replyTo: '' },
  rupeesPerDirham: null,
  feeds: { shown: false, google: {} },
};
const { keepDays } = NOTICE_FACTS;

it('has the defaults until an owner decides, and says in the audit what was decided', async () => {
  expect((await call('GET', 'get-settings')).body).toEqual({
    ...{ settings: usual, version: 0 },
    ...{ keepDays, fixed: [] },
  });
  const decided = {
    trending: 'granted',
    rules: { words: ['first copy'], priceFactor: 10, samePicture: true },
    quiet: { from: '21:00', until: '06:00' },
  };
  const wanted = { ...usual, ...decided };
  expect((await change(wanted, 0)).status).toBe(200);
  expect((await call('GET', 'get-settings')).body).toMatchObject({
    settings: wanted,
    version: 1,
  });
  const told = await test.db.select().from(auditEntry);
  const { trending, rules, quiet } = usual;
  expect(told).toMatchObject([{ action: 'change-settings', entity: 'setting' }]);
  expect([told[0]?.before, told[0]?.after]).toEqual([{ trending, rules, quiet }, decided]);
});

it('loses nobody’s decision: of two of the same version, one is refused', async () => {
  const tries = await Promise.all([
    change({ ...usual, trending: 'granted' }, 0),
    change({ ...usual, quiet: { from: '21:00', until: '06:00' } }, 0),
  ]);
  expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await call('GET', 'get-settings')).body.version).toBe(1);
});

it('refuses what makes no sense, and keeps nothing of it', async () => {
  for (const wrong of [
    { trending: 'never' },
    { quiet: { from: '25:00', until: '08:00' } },
    { quiet: { from: '08:00', until: '08:00' } },
    { quiet: { from: '08:00' } },
    { approval: { of: 'first', first: 0 } },
    { unknown: 1 },
  ]) {
    expect([wrong, (await change(wrong, 0)).status]).toEqual([wrong, 422]);
  }
  expect((await call('GET', 'get-settings')).body).toEqual({
    ...{ settings: usual, version: 0 },
    ...{ keepDays, fixed: [] },
  });
});

it('gives sellers quiet hours that have not chosen their notices', async () => {
  const seller = await aSeller(test);
  await change({ ...usual, quiet: { from: '22:00', until: '07:30' } }, 0);
  const found = await readNoticeSettings(test.db, seller.id);
  expect(found?.settings).toMatchObject({ quietFrom: '22:00', quietUntil: '07:30', version: 0 });
});

it('keeps data as long as owners decide, tells it in the privacy notice, and leaves what the server sets', async () => {
  const [fixed] = [{ name: 'KEEP_AUDIT_DAYS', value: '1825', source: 'set', isSecret: false }];
  const { settings } = test.context.operations;
  settings.push(fixed as (typeof settings)[number]);
  const notice = async () => (await test.app.inject('/api/privacy-notice')).json();
  const before = await notice();
  const wanted = { ...usual, keepDays: { messages: 90 } };
  expect((await change({ ...usual, keepDays: { audit: 1 } }, 0)).body).toMatchObject({
    fields: { 'settings.keepDays.audit': expect.stringContaining('KEEP_AUDIT_DAYS') },
  });
  expect((await change(wanted, 0)).status).toBe(200);
  expect((await call('GET', 'get-settings')).body).toMatchObject({
    ...{ keepDays: { ...keepDays, messages: 90 }, fixed: ['audit'] },
  });
  const after = await notice();
  expect(after.version).not.toBe(before.version);
  expect(JSON.stringify(after.sections)).toContain('90 days');

  const message = { name: 'Meera', email: 'meera@post.example', message: 'Hello' };
  const old = new Date(Date.now() - 100 * 24 * 60 * 60_000);
  await test.db.insert(contactMessage).values({ id: newId(), ...message, createdAt: old });
  const retention = sweeps.find(({ name }) => name === 'retention');
  await retention?.run(test.context, '', new AbortController().signal);
  expect(await test.db.$count(contactMessage)).toBe(0);
  settings.length = 0;
});

it('proposes the marketplace’s rate, and names who sends newsletters', async () => {
  const newsletter = { sender: 'The Souk', replyTo: 'post@souk.example' };
  expect((await change({ ...usual, newsletter: { sender: '', replyTo: 'x' } }, 0)).status).toBe(
    422,
  );
  expect((await change({ ...usual, rupeesPerDirham: 0 }, 0)).status).toBe(422);
  expect((await change({ ...usual, newsletter, rupeesPerDirham: 22.9 }, 0)).status).toBe(200);
  const seller = await aSeller(test);
  const { authorization: headers } = seller;
  const own = await test.app.inject({ url: `/api/seller/get-own-account/${seller.id}`, headers });
  expect(own.json()).toMatchObject({ rupeesPerDirham: 22.9 });
});
