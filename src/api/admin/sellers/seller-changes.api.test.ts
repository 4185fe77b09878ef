import { describe, expect, it } from 'vitest';
import { sellerChange } from '#database/schema/accounts/seller-identity.ts';
import { auditEntry } from '#database/schema/activity.ts';
import { settleAfterResponses } from '#services/after-response.ts';
import { anAdmin, aSeller, type TestSeller } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const admin = await perTest(() => anAdmin(test, { name: 'Rhea' }));

type Somebody = { authorization: { authorization: string } };
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
async function ask(method: Method, url: string, who: Somebody | null, payload?: object) {
  const response = await test.app.inject({
    method,
    url: `/api${url}`,
    ...(who && { headers: who.authorization }),
    ...(payload && { payload }),
  });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

type Seller = TestSeller;
const update = (seller: Seller, fields: object) =>
  ask('PUT', `/seller/update-profile/${seller.id}`, seller, { name: seller.name, ...fields });
const shown = async (seller: Seller) => (await ask('GET', `/get-seller/${seller.id}`, null)).body;
const queue = () => ask('GET', '/admin/get-seller-changes', admin);
const decide = (id: string, decision: object, who: Somebody = admin) =>
  ask('PUT', `/admin/decide-change/${id}`, who, decision);

async function aWaitingName(seller: Seller, name = 'Cedar House'): Promise<string> {
  return (await update(seller, { name })).body.data.changes[0]._id;
}

describe('a decision on a change is refused', () => {
  it('without a word on yes or no, or without a reason for no', async () => {
    const id = await aWaitingName(await aSeller(test));
    expect((await decide(id, {})).status).toBe(422);
    const { status, body } = await decide(id, { accept: false });
    expect([status, Object.keys(body.fields)]).toEqual([422, ['reason']]);
    expect((await queue()).body).toHaveLength(1);
  });

  it('where another admin was first, who is named', async () => {
    const seller = await aSeller(test);
    const id = await aWaitingName(seller);
    const second = await anAdmin(test, { name: 'Tomas' });
    await decide(id, { accept: true });
    const { status, body } = await decide(id, { accept: false, reason: 'No.' }, second);
    expect([status, body.code]).toEqual([409, 'changed-meanwhile']);
    expect(body.message).toContain('Rhea accepted this change just now');
    expect((await shown(seller)).name).toBe('Cedar House');
  });

  it('where the seller took it back, or asked for another value since', async () => {
    const seller = await aSeller(test);
    const first = await aWaitingName(seller);
    const second = await aWaitingName(seller, 'Amber House');
    expect((await decide(first, { accept: true })).status).toBe(409);
    expect((await ask('DELETE', `/seller/withdraw-change/${second}`, seller)).status).toBe(200);
    const { status, body } = await decide(second, { accept: true });
    expect([status, body.message]).toEqual([409, expect.stringContaining('took this change back')]);
    expect((await shown(seller)).name).toBe(seller.name);
  });

  it('where another seller has taken the name meanwhile', async () => {
    const seller = await aSeller(test);
    const id = await aWaitingName(seller);
    const taker = await aSeller(test, { approved: false });
    expect((await update(taker, { name: 'CEDAR house' })).status).toBe(200);
    const { status, body } = await decide(id, { accept: true });
    expect([status, Object.keys(body.fields)]).toEqual([409, ['name']]);
    expect((await queue()).body).toHaveLength(1);
  });
});

it("another seller's change is not there to be withdrawn", async () => {
  const id = await aWaitingName(await aSeller(test));
  const another = await aSeller(test);
  expect((await ask('DELETE', `/seller/withdraw-change/${id}`, another)).status).toBe(404);
  expect(await test.db.$count(sellerChange)).toBe(1);
});

describe('a new name or number of an approved seller', () => {
  it("is refused where another seller's looks the same", async () => {
    await aSeller(test, { name: 'Noonhouse' });
    const { status, body } = await update(await aSeller(test), { name: 'Nοοnhouse' });
    expect([status, Object.keys(body.fields)]).toEqual([409, ['name']]);
    expect(await test.db.$count(sellerChange)).toBe(0);
  });

  it('waits: the public sees what it saw, the answer says what waits', async () => {
    const seller = await aSeller(test);
    const before = await shown(seller);
    const { status, body } = await update(seller, {
      name: 'Cedar House',
      INR: '+91 98765 00000',
      description: 'Boxes of cedar.',
    });
    expect(status).toBe(200);
    expect(body.message).toBe(
      'Profile updated successfully. Your new name and your new Indian phone number wait for an admin; until then shoppers see the earlier one.',
    );
    expect(body.data).toMatchObject({ name: seller.name, INR: seller.chatIndia });
    const waiting = body.data.changes.map((change: Record<string, string>) => [
      change.field,
      change.value,
      change.state,
    ]);
    expect(waiting.sort()).toEqual([
      ['INR', '+919876500000', 'waiting'],
      ['name', 'Cedar House', 'waiting'],
    ]);
    expect(await shown(seller)).toEqual({ ...before, description: 'Boxes of cedar.' });
    expect(JSON.stringify(await shown(seller))).not.toContain('Cedar House');
  });

  it('stays as it is when the form is sent again, and is replaced by another value', async () => {
    const seller = await aSeller(test);
    const id = await aWaitingName(seller);
    expect(await aWaitingName(seller)).toBe(id);
    expect((await update(seller, { description: 'New' })).body.data.changes[0]._id).toBe(id);
    expect(await aWaitingName(seller, 'Amber House')).not.toBe(id);
    expect((await queue()).body.map((row: { value: string }) => row.value)).toEqual([
      'Amber House',
    ]);
  });

  it('is shown to the admin, old beside new, the longest waiting first', async () => {
    const seller = await aSeller(test, { name: 'Amber' });
    await update(seller, { name: 'Amber & Sons' });
    await update(seller, { DXB: '+971 50 123 4567' });
    const { body, headers } = await queue();
    expect(headers['x-total-count']).toBe('2');
    expect(body).toMatchObject([
      { field: 'name', present: 'Amber', value: 'Amber & Sons', seller: { name: 'Amber' } },
      { field: 'DXB', present: seller.chatEmirates, value: '+971501234567' },
    ]);
  });

  it('is public at once when accepted; the seller is told, the audit tells who', async () => {
    const seller = await aSeller(test);
    await shown(seller);
    await decide(await aWaitingName(seller), { accept: true });
    expect((await shown(seller)).name).toBe('Cedar House');
    expect((await queue()).body).toEqual([]);
    await settleAfterResponses();
    expect(test.mails.map(({ to }) => to)).toEqual([seller.email]);
    expect(JSON.stringify(test.mails)).not.toContain('Cedar House');
    const entries = await test.db.select().from(auditEntry);
    expect(entries.at(-1)).toMatchObject({
      action: 'accept-change',
      actorName: 'Rhea',
      sellerId: seller.id,
      before: { name: seller.name },
      after: { name: 'Cedar House' },
    });
  });

  it('stays with the reason when declined, until the seller puts it away', async () => {
    const seller = await aSeller(test);
    const id = await aWaitingName(seller);
    await decide(id, { accept: false, reason: 'This is the name of a village.' });
    const self = () => ask('GET', `/admin/get-seller/${seller.id}`, seller);
    expect((await self()).body.changes).toMatchObject([
      { state: 'declined', value: 'Cedar House', reason: 'This is the name of a village.' },
    ]);
    expect([(await queue()).body, (await shown(seller)).name]).toEqual([[], seller.name]);
    await settleAfterResponses();
    expect(test.mails.at(-1)?.text).toContain('This is the name of a village.');
    await ask('DELETE', `/seller/withdraw-change/${id}`, seller);
    expect((await self()).body.changes).toEqual([]);
  });

  it('need not wait where a number is taken away, or nobody has approved the seller yet', async () => {
    const seller = await aSeller(test);
    expect((await update(seller, { INR: '' })).body.data).toMatchObject({ INR: '', changes: [] });
    // Another one is no first one: it would be a change that nobody looks at.
    await update(seller, { DXB: '' });
    const again = await update(seller, { INR: '+919876500000' });
    expect(again.body.data).toMatchObject({ INR: '', changes: [{ field: 'INR' }] });
    const newcomer = await aSeller(test, { chatIndia: '', chatEmirates: '' });
    const first = await update(newcomer, { INR: '+919876500000' });
    expect(first.body.message).toBe('Profile updated successfully');
    expect(first.body.data).toMatchObject({ INR: '+919876500000', changes: [] });
    expect((await shown(newcomer)).INR).toBe('+919876500000');
    const other = await update(newcomer, { INR: '+919876500001' });
    expect(other.body.data).toMatchObject({ INR: '+919876500000', changes: [{ field: 'INR' }] });
    const pending = await aSeller(test, { approved: false });
    expect(
      (await update(pending, { name: 'Cedar', INR: '+919876500000' })).body.data,
    ).toMatchObject({ name: 'Cedar', INR: '+919876500000', changes: [] });
  });
});

describe('a decision on an account that says which version it is about', () => {
  const setStatus = (id: string, payload: object, who: Somebody = admin) =>
    ask('PUT', `/admin/update-status/${id}`, who, payload);

  it('is refused where another admin was first, who is named, as is what it did', async () => {
    const seller = await aSeller(test, { approved: false });
    const second = await anAdmin(test, { name: 'Tomas' });
    expect((await setStatus(seller.id, { status: true, version: 1 })).status).toBe(200);
    const late = { status: false, reason: 'No.', version: 1 };
    const { status, body } = await setStatus(seller.id, late, second);
    expect([status, body.code]).toEqual([409, 'changed-meanwhile']);
    expect(body.message).toContain('Rhea approved this seller just now');
    expect((await shown(seller)).status).toBe(true);
    await settleAfterResponses();
    expect(test.mails).toHaveLength(1);
  });

  it('is refused where the seller changed its profile in between', async () => {
    const seller = await aSeller(test, { approved: false });
    await update(seller, { name: 'Cedar' });
    const { status, body } = await setStatus(seller.id, { status: true, version: 1 });
    expect([status, body.message]).toEqual([409, expect.stringContaining('changed this profile')]);
  });

  it('is taken with the newest, and without any, as a bare call is', async () => {
    const seller = await aSeller(test);
    const off = await setStatus(seller.id, { status: false, reason: 'Season', version: 1 });
    expect([off.status, off.body.data.approval]).toEqual([200, 'deactivated']);
    const { version } = off.body.data;
    const undone = await setStatus(seller.id, { status: true, version });
    expect([undone.status, undone.body.data.approval]).toEqual([200, 'approved']);
    expect((await setStatus(seller.id, { status: false })).body.data.approval).toBe('deactivated');
  });
});
