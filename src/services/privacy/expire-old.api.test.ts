import { expect, it } from 'vitest';
import { contactMessage, enquiry } from '#database/schema/activity.ts';
import { enquiryCount } from '#database/schema/bookkeeping.ts';
import { aSeller } from '#tests/support/factories.ts';
import { clearedApp } from '#tests/support/shared-app.ts';
import { expireNext } from './expire-old.ts';

const test = await clearedApp();

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const keep = { messages: 0, enquiries: 0, audit: 0 };
const left = async () => [await test.db.$count(contactMessage), await test.db.$count(enquiry)];

async function fill(old: number) {
  const { id: sellerId } = await aSeller(test);
  const ages = [...Array.from({ length: old }, () => 31), 29];
  const said = { name: 'Leila', email: 'leila@post.example', message: 'Hello' };
  const asked = { productName: 'Dial', sellerId, region: 'IN', price: '10.00' } as const;
  const ids = ages.map((age, serial) => ({ id: `i${serial}`, createdAt: daysAgo(age) }));
  await test.db.insert(contactMessage).values(ids.map((each) => ({ ...said, ...each })));
  await test.db
    .insert(enquiry)
    .values(ids.map((each) => ({ ...asked, ...each, reference: each.id })));
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

it('goes in small steps', async () => {
  await fill(700);
  expect(await expireNext(test.context, { ...keep, messages: 30 })).toBe(true);
  expect(await left()).toEqual([201, 701]);
  expect(await expireNext(test.context, { ...keep, messages: 30 })).toBe(false);
  expect(await left()).toEqual([1, 701]);
});
