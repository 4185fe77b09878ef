import { expect, it } from 'vitest';
import { lead } from '#database/schema/lead.ts';
import { bitsOf, isAnswer } from '#domain/proof-of-work.ts';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

let later = 0;
const test = await clearedApp({ now: () => new Date(Date.now() + later) });
const seller = await perTest(() => aSeller(test));
const category = await perTest(() => aCategory(test.db));
const product = await perTest(() => aProduct(test.db, parentsOf(seller, category)));

const leads = () => test.db.$count(lead);
const networkOf = (number: number) => `10.${Math.floor(number / 250)}.0.${(number % 250) + 1}`;
let drawn = 0;
const reference = () => {
  drawn += 1;
  return `FLOOD${String(drawn).padStart(5, '0')}`;
};
const person = { name: 'Meera', phone: '9876543210', message: 'Is it there?', consent: true };

async function send(kind: 'enquiry' | 'enquiry-form', network: number, more: object = {}) {
  const pieces = [{ productId: product.id }];
  const answer = await test.app.inject({
    method: 'POST',
    url: `/api/${kind}`,
    remoteAddress: networkOf(network),
    payload: {
      ...{ reference: reference(), region: 'IN', pieces },
      ...(kind === 'enquiry-form' && person),
      ...more,
    },
  });
  return { status: answer.statusCode, body: answer.json() };
}

function solve(challenge: string) {
  let answer = 0;
  while (!isAnswer(challenge, answer)) answer += 1;
  return { challenge, answer };
}

it.each([
  ['enquiry', 20, 202],
  ['enquiry-form', 5, 201],
] as const)('one network sends a seller so many of %s an hour: %d', async (kind, most, status) => {
  for (let count = 0; count < most; count += 1) {
    expect((await send(kind, 1)).status).toBe(status);
  }
  expect((await send(kind, 1)).status).toBe(429);
  expect((await send(kind, 2)).status).toBe(status);
  expect(await leads()).toBe(most + 1);
});

it.each([
  ['enquiry', 60, 202],
  ['enquiry-form', 30, 201],
] as const)(
  'past so many of %s an hour a seller is open to whoever works: %d',
  async (kind, usual, status) => {
    for (let count = 0; count < usual; count += 1) {
      expect((await send(kind, count)).status).toBe(status);
    }
    const flood = await Promise.all([1, 2, 3].map((count) => send(kind, usual + count)));
    expect(flood.map(({ status, body }) => [status, body.code])).toEqual(
      Array(3).fill([428, 'work-required']),
    );
    expect(await leads()).toBe(usual);

    const mine = { reference: reference() };
    const { body } = await send(kind, 500, mine);
    const work = solve(body.challenge);
    expect(bitsOf(body.challenge)).toBe(17);
    for (const [network, other] of [
      [501, { work }],
      [502, { ...mine, work: { ...work, answer: work.answer + 1 } }],
      [503, { ...mine, work: { ...work, challenge: body.challenge.replace(/^17/, '00') } }],
      [504, { ...mine, work: { ...work, challenge: 'nonsense' } }],
    ] as const) {
      expect((await send(kind, network, other)).status).toBe(428);
    }
    later = 11 * 60_000;
    expect((await send(kind, 505, { ...mine, work })).status).toBe(428);
    later = 0;
    expect((await send(kind, 506, { ...mine, work })).status).toBe(status);
    expect(await leads()).toBe(usual + 1);

    const other = await aProduct(test.db, parentsOf(await aSeller(test), category));
    const pieces = [{ productId: other.id }];
    expect((await send(kind, 507, { pieces })).status).toBe(status);
  },
);

it('a flood makes the work dearer, and those without scripts are bounded by themselves', async () => {
  for (let count = 0; count < 30; count += 1) await send('enquiry-form', count);
  const page = async (network: number) => {
    const { phone: _, consent: __, ...fields } = person;
    const answer = await test.app.inject({
      method: 'POST',
      url: '/enquiry-form',
      remoteAddress: networkOf(network),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        ...{ ...fields, ids: product.id, region: 'IN', email: 'meera@post.test', consent: 'yes' },
      }).toString(),
    });
    return String(answer.headers.location);
  };
  const told = [];
  for (let count = 0; count < 12; count += 1) told.push(await page(600 + count));
  expect(told.filter((location) => location.includes('sent='))).toHaveLength(10);
  expect(told.filter((location) => location.includes('problem=flooded'))).toHaveLength(2);
  // Of a shop where less is usual, the same is a larger flood.
  test.context.limitScale = 0.3;
  const { body } = await send('enquiry-form', 800);
  test.context.limitScale = 1;
  expect(bitsOf(body.challenge)).toBe(19);
});
