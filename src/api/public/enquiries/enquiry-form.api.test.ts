import { expect, it } from 'vitest';
import { customer, lead } from '#database/schema/lead.ts';
import { settleAfterResponses } from '#services/after-response.ts';
import { deliverNextMail } from '#services/mail/deliver-mail.ts';
import { mailHtml } from '#services/mail/mail-html.ts';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const seller = await perTest(() => aSeller(test, { email: 'owner@shop.example' }));
const category = await perTest(() => aCategory(test.db));
const piece = await perTest(() =>
  aProduct(test.db, parentsOf(seller, category), { name: 'Falcon', brand: 'Zirr' }),
);

const aForm = (changes: object = {}) => ({
  ...{ reference: 'KVQ7M2X', region: 'AE', name: 'Meera', phone: '050 123 4567' },
  ...{ message: 'Is it new?', consent: true },
  pieces: [{ productId: piece.id, size: 'EU 42', quantity: 2, note: 'As a gift' }],
  ...changes,
});
async function send(payload: object) {
  const answer = await test.app.inject({ method: 'POST', url: '/api/enquiry-form', payload });
  await settleAfterResponses();
  return { status: answer.statusCode, body: answer.json() };
}

it('becomes a lead with its customer, and a mail to the seller', async () => {
  expect(await send(aForm())).toMatchObject({ status: 201, body: { success: true } });
  expect((await send(aForm())).status).toBe(201);
  while (await deliverNextMail(test.context));
  const leads = await test.db.select().from(lead);
  const [known, ...others] = await test.db.select().from(customer);
  expect([leads.length, others]).toEqual([1, []]);
  expect(leads[0]).toMatchObject({ source: 'FORM', message: 'Is it new?', customerId: known?.id });
  expect(known).toMatchObject({ name: 'Meera', phone: '+971501234567', email: null });
  expect(test.mails).toHaveLength(1);
  const [mail] = test.mails;
  expect(mail).toMatchObject({ to: 'owner@shop.example' });
  for (const said of [
    ...['KVQ7M2X', 'Zirr Falcon', 'Size: EU 42', 'Quantity: 2', 'As a gift', 'Is it new?', 'Meera'],
    ...['+971501234567', `/seller/enquiries/${leads[0]?.id}`],
  ]) {
    expect(`${mail?.subject}\n${mail?.text}`).toContain(said);
  }
});

it('is quoted: an address of ours in it becomes neither the button nor a link of the mail', async () => {
  const look = { name: 'Dhow', publicUrl: test.context.publicUrl, logo: null, picture: null };
  const linksOf = (html: string) =>
    [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)</g)].map(([, to, name]) => [to, name]);
  const page = `${test.context.publicUrl}/seller/log-out`;
  await send(aForm({ message: `Confirm your payout:\n${page}\n\n${page}\n\nThank you` }));
  const [lead_] = await test.db.select().from(lead);
  while (await deliverNextMail(test.context));
  const [mail] = test.mails;
  if (mail === undefined) throw new Error('no mail');
  const own = `${test.context.publicUrl}/seller/enquiries/${lead_?.id}`;
  const links = linksOf(mailHtml(look, mail));
  expect(links.filter(([to]) => to !== `${test.context.publicUrl}/`)).toEqual([
    [own, 'Open the page'],
  ]);
  expect(mail.text).toContain(`> Confirm your payout:\n> ${page}\n> \n> ${page}`);
});

it('is answered by the mail program, where the shopper gave an address', async () => {
  await send(aForm({ email: 'Meera@post.example' }));
  await send(aForm({ reference: 'AAAAAA2' }));
  while (await deliverNextMail(test.context));
  expect(test.mails.map(({ replyTo }) => replyTo)).toEqual(['meera@post.example', undefined]);
});

it('knows who has written before, and leaves what the seller has written down', async () => {
  await send(aForm());
  const again = { reference: 'AAAAAA2', name: 'M.' };
  expect((await send(aForm(again))).status).toBe(201);
  expect(await test.db.select().from(customer)).toMatchObject([
    { name: 'Meera', phone: '+971501234567', email: null },
  ]);
  expect(await test.db.select().from(lead)).toHaveLength(2);
});

it.each([
  ['without consent', { consent: false }, 'consent'],
  ['without a name', { name: ' ' }, 'name'],
  ['without words', { message: '' }, 'message'],
  ['without a way to answer', { phone: '' }, 'phone'],
  ['with a number that is none', { phone: '12' }, 'phone'],
  ['with an address that is none', { phone: '', email: 'no' }, 'email'],
  ['with markup', { message: '<b>Hi' }, 'message'],
])('is refused %s', async (_, changes, field) => {
  const { status, body } = await send(aForm(changes));
  expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
  expect(await test.db.select().from(lead)).toEqual([]);
});

it('is told all that is missing at once', async () => {
  const missing = { pieces: [], name: '', message: '', consent: false, phone: undefined };
  const { body } = await send({ ...aForm(), ...missing });
  const fields = ['pieces', 'name', 'message', 'consent', 'phone'];
  expect(Object.keys(body.fields)).toEqual(fields);
  const wrong = await send({ ...aForm(), ...missing, phone: '12', email: 'no' });
  expect(Object.keys(wrong.body.fields).sort()).toEqual([...fields, 'email'].sort());
});

it('is taken with as many pieces and words as may be, in any script', async () => {
  const pieces = await Promise.all(
    Array.from({ length: 50 }, () => aProduct(test.db, parentsOf(seller, category))),
  );
  const full = pieces.map(({ id }) => ({
    productId: id,
    size: 'क'.repeat(40),
    note: 'क'.repeat(500),
  }));
  const form = aForm({ pieces: full, message: 'क'.repeat(2000) });
  expect((await send(form)).status).toBe(201);
  const click = { reference: 'KVQ7M2Y', region: 'IN', pieces: full, message: 'क'.repeat(1000) };
  const answer = await test.app.inject({ method: 'POST', url: '/api/enquiry', payload: click });
  expect(answer.statusCode).toBe(202);
});

it('is limited by network, whichever sellers it goes to', async () => {
  const statuses: number[] = [];
  const other = await aProduct(test.db, parentsOf(await aSeller(test), category));
  for (let count = 0; count < 11; count += 1) {
    const pieces = [{ productId: count % 2 === 0 ? piece.id : other.id }];
    statuses.push((await send(aForm({ reference: `AAAAA${100 + count}`, pieces }))).status);
  }
  expect(statuses).toEqual([...Array(10).fill(201), 429]);
});
