import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { contactMessage, enquiry } from '#database/schema/activity.ts';
import { customer, lead, leadEvent } from '#database/schema/lead.ts';
import { enquiryCount } from '#database/schema/operation.ts';
import { aSeller } from '#tests/support/factories.ts';
import { clearedApp } from '#tests/support/shared-app.ts';
import { expireNext } from './expire-old.ts';

const test = await clearedApp();

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const keep = { messages: 0, customers: 0, enquiries: 0, audit: 0 };
const left = async () => [await test.db.$count(contactMessage), await test.db.$count(enquiry)];

async function fill(old: number) {
  const { id: sellerId } = await aSeller(test);
  const ages = [...Array.from({ length: old }, () => 31), 29];
  const said = { name: 'Leila', email: 'leila@post.example', message: 'Hello' };
  const asked = { productName: 'Dial', sellerId, region: 'IN', price: '10.00' } as const;
  const ids = ages.map((age, serial) => ({ id: `i${serial}`, createdAt: daysAgo(age) }));
  await test.db.insert(contactMessage).values(ids.map((each) => ({ ...said, ...each })));
  await test.db
    .insert(lead)
    .values(ids.map((each) => ({ sellerId, region: 'IN' as const, ...each, reference: each.id })));
  await test.db
    .insert(enquiry)
    .values(ids.map((each) => ({ ...asked, ...each, reference: each.id, leadId: each.id })));
}

it('removes nothing where everything is kept for ever', async () => {
  await fill(2);
  expect(await expireNext(test.context, keep)).toBe(false);
  expect(await left()).toEqual([3, 3]);
});

it('removes what is older than it is kept, of each kind by its own days', async () => {
  await fill(2);
  await expireNext(test.context, { ...keep, messages: 30, enquiries: 40 });
  expect(await left()).toEqual([1, 3]);
  await expireNext(test.context, { ...keep, enquiries: 30 });
  expect(await left()).toEqual([1, 1]);
  const counts = await test.db.select({ enquiries: enquiryCount.enquiries }).from(enquiryCount);
  expect(counts.map(({ enquiries }) => enquiries).sort()).toEqual([1, 2]);
});

it('erases what old leads hold of their shoppers, and customers with them; the leads stay', async () => {
  const { id: sellerId } = await aSeller(test);
  const who = { sellerId, name: 'Leila' };
  await test.db.insert(customer).values([
    { ...who, id: 'old', phone: '+911', createdAt: daysAgo(40) },
    { ...who, id: 'known', phone: '+912', createdAt: daysAgo(40) },
  ]);
  const asked = { sellerId, region: 'IN', message: 'For Leila' } as const;
  await test.db.insert(lead).values([
    { ...asked, id: 'l1', reference: 'A1', customerId: 'old', createdAt: daysAgo(31) },
    { ...asked, id: 'l2', reference: 'A2', customerId: 'known', createdAt: daysAgo(31) },
    { ...asked, id: 'l3', reference: 'A3', customerId: 'known', createdAt: daysAgo(29) },
  ]);
  await test.db.execute(sql`select write_lead_words('{l1,l2,l3}')`);
  const note = { kind: 'NOTE', words: 'Leila again', actorRole: 'seller' } as const;
  await test.db
    .insert(leadEvent)
    .values(['l1', 'l3'].map((leadId) => ({ ...note, leadId, actorId: sellerId, actorName: '' })));
  expect(await expireNext(test.context, { ...keep, customers: 30 })).toBe(false);
  const { id, customerId, message, words } = lead;
  expect(await test.db.select({ id, customerId, message, words }).from(lead).orderBy(id)).toEqual([
    { id: 'l1', customerId: null, message: '', words: '' },
    { id: 'l2', customerId: null, message: '', words: '' },
    { id: 'l3', customerId: 'known', message: 'For Leila', words: ' Leila' },
  ]);
  expect(await test.db.select({ id: customer.id }).from(customer)).toEqual([{ id: 'known' }]);
  const notes = await test.db
    .select({ words: leadEvent.words })
    .from(leadEvent)
    .orderBy(leadEvent.id);
  expect(notes).toEqual([{ words: '' }, { words: 'Leila again' }]);
  await expireNext(test.context, { ...keep, enquiries: 30 });
  expect(await test.db.select({ id }).from(lead)).toEqual([{ id: 'l3' }]);
});

it('goes in small steps', async () => {
  await fill(700);
  expect(await expireNext(test.context, { ...keep, messages: 30 })).toBe(true);
  expect(await left()).toEqual([201, 701]);
  expect(await expireNext(test.context, { ...keep, messages: 30 })).toBe(false);
  expect(await left()).toEqual([1, 701]);
});
