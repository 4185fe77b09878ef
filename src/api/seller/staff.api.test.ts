import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { LeadDetail } from '#contracts/leads/lead.ts';
import { session } from '#database/schema/accounts/session.ts';
import { staff, staffMember } from '#database/schema/accounts/staff.ts';
import { auditEntry } from '#database/schema/activity.ts';
import { notice, pushSubscription } from '#database/schema/notice.ts';
import { settleAfterResponses } from '#services/after-response.ts';
import {
  aCategory,
  aMember,
  anAdmin,
  aProduct,
  aSeller,
  parentsOf,
  TEST_PASSWORD,
} from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const shop = await perTest(() => aSeller(test, { name: 'Zirr House' }));
const other = await perTest(() => aSeller(test, { name: 'Anbar Traders' }));

type Who = { token: string };
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function ask(method: Method, url: string, who?: Who, payload?: object) {
  const response = await test.app.inject({
    method,
    url: `/api/seller/${url}`,
    ...(who && { headers: { authorization: `Bearer ${who.token}` } }),
    ...(payload && { payload }),
  });
  return { status: response.statusCode, body: response.json() };
}

const logIn = (emailOrPhone: string, password = TEST_PASSWORD) =>
  ask('POST', 'login', undefined, { emailOrPhone, password });
const readLeads = (who: Who, query = '') => ask('GET', `get-leads/${shop.id}?${query}`, who);
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

describe('somebody on the staff', () => {
  it("logs in to the shop with a token that is the seller's and names them", async () => {
    const amna = await aMember(test, shop, { name: 'Amna', role: 'replies' });
    const { status, body } = await logIn(amna.email.toUpperCase());
    expect(status).toBe(200);
    expect(claimsOf(body.token)).toMatchObject({
      role: 'seller',
      userId: shop.id,
      staffId: amna.id,
    });
    const own = await ask('GET', `get-own-account/${shop.id}`, body);
    expect(own.body).toMatchObject({
      ...{ name: 'Amna', role: 'replies', isSeller: false, shop: 'Zirr House' },
    });
    expect((await readLeads(body)).status).toBe(200);
    expect((await ask('GET', `get-leads/${other.id}`, body)).status).toBe(404);
  });

  it('is refused with a wrong password as everybody is, which the audit of the shop tells', async () => {
    const amna = await aMember(test, shop);
    const refused = await logIn(amna.email, 'not the password');
    expect([refused.status, refused.body]).toEqual([
      401,
      (await logIn('nobody@shop.example', 'not the password')).body,
    ]);
    await settleAfterResponses();
    const [entry] = await test.db.select().from(auditEntry);
    expect(entry).toMatchObject({
      ...{ action: 'log-in-failed', entity: 'staff', entityId: amna.id, sellerId: shop.id },
    });
  });

  it('is one person at two shops, and chooses at the log-in', async () => {
    const amna = await aMember(test, shop, { role: 'editor' });
    await aMember(test, other, { person: amna, role: 'owner' });
    const { body } = await logIn(amna.email);
    expect(body.shops).toMatchObject([
      { _id: other.id, name: 'Anbar Traders', role: 'owner' },
      { _id: shop.id, name: 'Zirr House', role: 'editor' },
    ]);
    const { ticket } = body.shops[1];
    const chosen = await ask('POST', 'login/shop', undefined, { ticket });
    expect(claimsOf(chosen.body.token)).toMatchObject({ userId: shop.id, staffId: amna.id });
    const again = await ask('POST', 'login/shop', undefined, { ticket });
    expect([again.status, again.body.code]).toEqual([401, 'log-in-again']);
    await ask('DELETE', `remove-staff/${amna.id}`, other);
    const late = await ask('POST', 'login/shop', undefined, { ticket: body.shops[0].ticket });
    expect(late.status).toBe(401);
    expect((await logIn(amna.email)).body).toHaveProperty('token');
  });

  it('chooses between their own shop and another, where one password opens both', async () => {
    const amna = await aMember(test, shop, { email: other.email });
    const { body } = await logIn(amna.email);
    expect(body.shops).toMatchObject([
      { _id: other.id, role: null },
      { _id: shop.id, role: 'editor' },
    ]);
    const own = await ask('POST', 'login/shop', undefined, { ticket: body.shops[0].ticket });
    expect(claimsOf(own.body.token)).not.toHaveProperty('staffId');
    expect((await logIn(other.phone)).body).toHaveProperty('token');
  });

  it("changes their own password, not the shop's, and ends their own sessions alone", async () => {
    const amna = await aMember(test, shop, { role: 'replies' });
    const body = { currentPassword: TEST_PASSWORD, newPassword: 'a password of her own' };
    const changed = await ask('POST', `reset-password/${shop.id}`, amna, body);
    expect(changed.status).toBe(200);
    expect((await readLeads(amna)).status).toBe(401);
    expect((await readLeads(changed.body.data)).status).toBe(200);
    expect((await readLeads(shop)).status).toBe(200);
    expect((await logIn(shop.email)).status).toBe(200);
    expect((await logIn(amna.email, body.newPassword)).status).toBe(200);
    const sessions = await ask('GET', 'get-sessions', changed.body.data);
    expect(sessions.body).toHaveLength(2);
    await ask('POST', 'log-out-everywhere', changed.body.data, {});
    expect((await readLeads(changed.body.data)).status).toBe(401);
    expect((await readLeads(shop)).status).toBe(200);
  });

  it('chooses a new password by a mail that says for which shop', async () => {
    const amna = await aMember(test, shop);
    await ask('POST', 'forgot-password', undefined, { email: amna.email });
    await settleAfterResponses();
    const [mail] = test.mails;
    expect(mail).toMatchObject({ to: amna.email, text: expect.stringContaining('Zirr House') });
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const newPassword = 'a password of her own';
    const reset = await ask('POST', 'reset-password-by-link', undefined, { token, newPassword });
    expect(reset.status).toBe(200);
    expect((await readLeads(amna)).status).toBe(401);
    expect((await logIn(amna.email, newPassword)).body).toHaveProperty('token');
  });

  it('is named in the audit with the shop', async () => {
    const amna = await aMember(test, shop, { name: 'Amna' });
    const template = { name: 'Thanks', text: 'Thank you for asking.' };
    expect((await ask('POST', 'add-reply-template', amna, template)).status).toBe(201);
    const [entry] = await test.db
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.action, 'add-reply-template'));
    expect(entry).toMatchObject({
      ...{ role: 'seller', actorId: amna.id, sellerId: shop.id },
      actorName: 'Amna, member of staff of Zirr House',
    });
  });
});

describe('an owner', () => {
  it('sees the staff, others see their colleagues by name alone', async () => {
    const amna = await aMember(test, shop, { name: 'Amna', role: 'replies' });
    const lead = await aMember(test, shop, { name: 'Basim', role: 'owner' });
    const seen = await ask('GET', `get-staff/${shop.id}`, lead);
    expect(seen.body.members).toMatchObject([
      { name: 'Amna', email: amna.email, role: 'replies', isYou: false },
      { name: 'Basim', role: 'owner', isYou: true, lastSeenAt: expect.any(String) },
    ]);
    expect((await ask('GET', `get-staff/${shop.id}`, amna)).status).toBe(403);
    const colleagues = await ask('GET', `get-colleagues/${shop.id}`, amna);
    expect(colleagues.body).toEqual([
      { _id: shop.id, name: 'Zirr House', role: 'owner', isYou: false },
      { _id: amna.id, name: 'Amna', role: 'replies', isYou: true },
      { _id: lead.id, name: 'Basim', role: 'owner', isYou: false },
    ]);
  });

  it('says what somebody may do from their next call on, but not of themselves', async () => {
    const amna = await aMember(test, shop, { role: 'owner' });
    const change = (who: Who, role: string) =>
      ask('PUT', `change-staff-role/${amna.id}`, who, { role });
    const own = await change(amna, 'editor');
    expect([own.status, own.body.code]).toEqual([409, 'own-role']);
    expect((await change(other, 'replies')).status).toBe(404);
    expect((await change(shop, 'king')).body.fields).toHaveProperty('role');
    expect((await change(shop, 'replies')).status).toBe(200);
    const refused = await ask('GET', `get-staff/${shop.id}`, amna);
    expect([refused.status, refused.body.code]).toEqual([403, 'permission-required']);
  });

  it('removes somebody who is working: their session, device and leads go at once', async () => {
    const amna = await aMember(test, shop, { name: 'Amna', role: 'replies' });
    const [lead] = (await aLead()).body;
    await ask('PUT', `assign-lead/${lead._id}`, shop, { assigneeId: amna.id });
    const [open] = await test.db.select().from(session).where(eq(session.accountId, amna.id));
    await test.db.insert(pushSubscription).values({
      ...{ id: 'push', role: 'staff', accountId: amna.id, sessionId: open?.id ?? '' },
      ...{ endpoint: 'https://push.example/1', p256dh: 'key', auth: 'auth', device: 'Chrome' },
    });
    expect((await ask('DELETE', `remove-staff/${amna.id}`, other)).status).toBe(404);
    expect((await ask('DELETE', `remove-staff/${amna.id}`, shop)).status).toBe(200);
    const ended = await readLeads(amna);
    expect([ended.status, ended.body.code]).toEqual([401, 'session-ended']);
    expect(ended.body.message).toMatch(/^You are no longer on the staff of this shop\./);
    const mail = test.mails.findLast(({ to }) => to === amna.email);
    expect(mail?.subject).toBe(`Dhow: you are no longer on the staff of ${shop.name}`);
    expect((await logIn(amna.email)).status).toBe(401);
    expect(await test.db.select().from(staff)).toEqual([]);
    expect(await test.db.select().from(pushSubscription)).toEqual([]);
    const read: LeadDetail = (await ask('GET', `get-lead/${shop.id}/${lead._id}`, shop)).body;
    expect(read.assignee).toBeNull();
    expect(read.events.at(-1)).toMatchObject({ kind: 'ASSIGNED', from: 'Amna', to: null });
    expect((await ask('DELETE', `remove-staff/${amna.id}`, shop)).status).toBe(404);
  });

  it('removes somebody whose write is under way: either is whole', async () => {
    const amna = await aMember(test, shop);
    const [lead] = (await aLead()).body;
    const answers = await Promise.all([
      ask('DELETE', `remove-staff/${amna.id}`, shop),
      ask('PUT', `assign-lead/${lead._id}`, shop, { assigneeId: amna.id }),
    ]);
    expect(answers[0].status).toBe(200);
    expect([200, 409]).toContain(answers[1].status);
    expect((await readLeads(shop, 'assignee=nobody')).body).toHaveLength(1);
  });
});

it('is erased with their address: log-in, membership and name', async () => {
  const amna = await aMember(test, shop, { name: 'Amna', role: 'replies' });
  const [lead] = (await aLead()).body;
  await ask('PUT', `assign-lead/${lead._id}`, amna, { assigneeId: amna.id });
  const { email } = amna;
  const erased = await test.app.inject({
    ...{ method: 'POST', url: '/api/admin/erase-personal-data' },
    headers: (await anAdmin(test)).authorization,
    payload: { email, confirm: email },
  });
  expect(erased.statusCode).toBe(200);
  expect((await readLeads(amna)).status).toBe(401);
  expect(await test.db.select().from(staff)).toEqual([]);
  const read = await ask('GET', `get-lead/${shop.id}/${lead._id}`, shop);
  expect(read.body.assignee).toBeNull();
  const audited = await test.db.select().from(auditEntry);
  expect(JSON.stringify([read.body.events, audited])).not.toMatch(/Amna/);
});

describe('leaving', () => {
  it('ends the work for one shop, and not for the other', async () => {
    const amna = await aMember(test, shop, { role: 'replies' });
    const there = await aMember(test, other, { person: amna });
    expect((await ask('POST', 'leave-shop', amna, {})).status).toBe(200);
    expect((await readLeads(amna)).status).toBe(401);
    expect((await ask('GET', `get-leads/${other.id}`, there)).status).toBe(200);
    const members = and(eq(staffMember.staffId, amna.id), eq(staffMember.sellerId, shop.id));
    expect(await test.db.select().from(staffMember).where(members)).toEqual([]);
  });

  it('is nothing for the seller itself', async () => {
    const { status, body } = await ask('POST', 'leave-shop', shop, {});
    expect([status, body.code]).toEqual([409, 'not-staff']);
  });
});

async function aLead(reference = 'AAAAAA1') {
  const piece = await aProduct(test.db, parentsOf(shop, await aCategory(test.db)));
  const payload = { reference, region: 'IN', pieces: [{ productId: piece.id }] };
  await test.app.inject({ method: 'POST', url: '/api/enquiry', payload });
  return readLeads(shop, `q=${reference}`);
}

describe('a lead', () => {
  const assign = (id: string, assigneeId: string | null, who: Who = shop, more: object = {}) =>
    ask('PUT', `assign-lead/${id}`, who, { assigneeId, ...more });

  it('is given to one of the staff or the seller, which the history and the lists tell', async () => {
    const amna = await aMember(test, shop, { name: 'Amna', role: 'replies' });
    const [first] = (await aLead('AAAAAA1')).body;
    const [second] = (await aLead('AAAAAA2')).body;
    const given = await assign(first._id, amna.id, amna);
    expect(given.body.data).toMatchObject({ assignee: { _id: amna.id, name: 'Amna' } });
    expect(given.body.data.events.at(-1)).toMatchObject({
      ...{ kind: 'ASSIGNED', from: null, to: 'Amna', actorName: 'Amna', actorRole: 'seller' },
    });
    await assign(second._id, shop.id);
    const referencesOf = async (query: string, who: Who = shop) =>
      (await readLeads(who, query)).body.map(({ reference }: LeadDetail) => reference);
    expect(await referencesOf('assignee=mine')).toEqual(['AAAAAA2']);
    expect(await referencesOf('assignee=mine', amna)).toEqual(['AAAAAA1']);
    expect(await referencesOf(`assignee=${amna.id}`)).toEqual(['AAAAAA1']);
    expect(await referencesOf('assignee=nobody')).toEqual([]);
    const counts = await ask('GET', `get-lead-counts/${shop.id}?assignee=mine`, amna);
    expect(counts.body.states).toMatchObject({ NEW: 1, WON: 0 });
    const back = await assign(first._id, null);
    expect(back.body.data).toMatchObject({ assignee: null });
    expect(back.body.data.events.at(-1)).toMatchObject({ from: 'Amna', to: null });
    expect(await referencesOf('assignee=nobody')).toEqual(['AAAAAA1']);
  });

  it('is told to whom it was given alone, by mail where they have no device, and not to who took it', async () => {
    const amna = await aMember(test, shop, { name: 'Amna', role: 'replies' });
    const [lead] = (await aLead()).body;
    await settleAfterResponses();
    test.mails.length = 0;
    const told = async () => {
      await settleAfterResponses();
      return test.mails.map(({ to, subject }) => [to, subject.includes('Assigned to you')]);
    };
    await assign(lead._id, amna.id, amna);
    await assign(lead._id, null);
    await assign(lead._id, shop.id);
    expect(await told()).toEqual([]);
    await assign(lead._id, amna.id);
    expect(await told()).toEqual([[amna.email, true]]);
    await assign(lead._id, shop.id, amna);
    expect(await told()).toEqual([
      [amna.email, true],
      [shop.email, true],
    ]);
    const [open] = await test.db.select().from(session).where(eq(session.accountId, amna.id));
    await test.db.insert(pushSubscription).values({
      ...{ id: 'push', role: 'staff', accountId: amna.id, sessionId: open?.id ?? '' },
      ...{ endpoint: 'https://push.example/1', p256dh: 'key', auth: 'auth', device: 'Chrome' },
    });
    await assign(lead._id, amna.id);
    expect(await told()).toHaveLength(2);
    const queued = await test.db.select().from(notice).where(eq(notice.given, true));
    expect(queued).toMatchObject([{ subscriptionId: 'push', leadId: lead._id }]);
  });

  it('is given to nobody of another shop, and not over a newer version', async () => {
    const stranger = await aMember(test, other);
    const [lead] = (await aLead()).body;
    const refused = await assign(lead._id, stranger.id);
    expect([refused.status, refused.body.code]).toEqual([409, 'not-staff']);
    expect((await assign(lead._id, shop.id, stranger)).status).toBe(404);
    expect((await assign(lead._id, shop.id)).status).toBe(200);
    const late = await assign(lead._id, null, shop, { version: lead.version });
    expect([late.status, late.body.code]).toEqual([409, 'changed-meanwhile']);
    expect((await readLeads(shop, 'assignee=me')).status).toBe(400);
  });
});

describe('an invitation', () => {
  const AMNA = 'amna@post.example';
  const invite = (email = AMNA, role = 'replies', who: Who = shop) =>
    ask('POST', 'invite-staff', who, { email, role });
  const accept = (token: string | undefined, more: object = {}) =>
    ask('POST', 'accept-invitation', undefined, {
      ...{ token, name: 'Amna', password: 'a password of her own' },
      ...more,
    });
  const mailedToken = async () => {
    await settleAfterResponses();
    return /token=([\w-]+)/.exec(test.mails.at(-1)?.text ?? '')?.[1];
  };

  it('leads to the inbox, and works once', async () => {
    const { status, body } = await invite();
    expect([status, body.data]).toEqual([
      201,
      expect.objectContaining({ email: AMNA, role: 'replies', invitedBy: 'Zirr House' }),
    ]);
    const token = await mailedToken();
    const mail = test.mails.at(-1);
    expect(mail).toMatchObject({ to: AMNA, text: expect.stringContaining('Zirr House') });
    const shown = await ask('POST', 'read-invitation', undefined, { token });
    expect(shown.body).toEqual({
      ...{ shop: 'Zirr House', email: AMNA, role: 'replies', isKnown: false },
    });
    expect((await accept(token, { name: undefined })).body.fields).toHaveProperty('name');
    expect((await accept(token, { password: 'password' })).body.fields).toHaveProperty('password');
    expect((await accept(token)).status).toBe(200);
    const again = await accept(token);
    expect([again.status, again.body.code]).toEqual([422, 'link-used-up']);
    const { body: opened } = await logIn(AMNA, 'a password of her own');
    expect((await readLeads(opened)).status).toBe(200);
    expect((await ask('GET', `get-staff/${shop.id}`, shop)).body).toMatchObject({
      members: [{ name: 'Amna', email: AMNA, role: 'replies' }],
      invitations: [],
    });
  });

  it('names in the audit whom, who is erased there too', async () => {
    await invite();
    const entries = () => test.db.select().from(auditEntry).where(eq(auditEntry.action, 'invite'));
    expect(await entries()).toMatchObject([{ after: { email: AMNA, role: 'replies' } }]);
    await test.app.inject({
      ...{ method: 'POST', url: '/api/admin/erase-personal-data' },
      headers: (await anAdmin(test)).authorization,
      payload: { email: AMNA, confirm: AMNA },
    });
    expect(await entries()).toMatchObject([{ after: null }]);
  });

  it('is accepted once by two at once', async () => {
    await invite();
    const token = await mailedToken();
    const answers = await Promise.all([accept(token), accept(token, { name: 'Basim' })]);
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    expect(statuses[1]).toBeGreaterThanOrEqual(409);
    expect(await test.db.select().from(staffMember)).toHaveLength(1);
    expect(await test.db.select().from(staff)).toHaveLength(1);
  });

  it('is accepted with the password that is known of another shop, and no other', async () => {
    const amna = await aMember(test, other, { email: AMNA });
    await invite();
    const token = await mailedToken();
    const shown = await ask('POST', 'read-invitation', undefined, { token });
    expect(shown.body.isKnown).toBe(true);
    const refused = await accept(token);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['password']]);
    const password = TEST_PASSWORD;
    expect((await accept(token, { name: undefined, password })).status).toBe(200);
    expect((await logIn(AMNA)).body.shops).toHaveLength(2);
    expect(await test.db.select().from(staff)).toMatchObject([{ id: amna.id }]);
  });

  it('works no more once it was sent again, taken back or is over', async () => {
    const { body } = await invite();
    const first = await mailedToken();
    const { _id } = body.data;
    expect((await ask('POST', `resend-invitation/${_id}`, other, {})).status).toBe(404);
    expect((await ask('POST', `resend-invitation/${_id}`, shop, {})).status).toBe(200);
    const second = await mailedToken();
    expect((await accept(first)).status).toBe(422);
    expect((await ask('DELETE', `cancel-invitation/${_id}`, other)).status).toBe(404);
    expect((await ask('DELETE', `cancel-invitation/${_id}`, shop)).status).toBe(200);
    expect((await accept(second)).status).toBe(422);
    expect((await ask('POST', 'read-invitation', undefined, { token: second })).status).toBe(422);
    expect((await ask('GET', `get-staff/${shop.id}`, shop)).body.invitations).toEqual([]);
  });

  it('is for nobody who is there, and by nobody who may not', async () => {
    const amna = await aMember(test, shop, { role: 'editor' });
    expect((await invite(amna.email)).status).toBe(409);
    expect((await invite(shop.email)).body.fields).toHaveProperty('email');
    expect((await invite('nobody')).body.fields).toHaveProperty('email');
    expect((await invite(AMNA, 'owner', amna)).body.code).toBe('permission-required');
    expect((await invite()).status).toBe(201);
    expect((await invite()).status).toBe(409);
    const pending = await aSeller(test, { approved: false });
    expect((await invite(AMNA, 'replies', pending)).status).toBe(403);
  });
});
