import { describe, expect, it } from 'vitest';
import { report } from '#database/schema/report.ts';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const world = await perTest(async () => {
  const [seller, category] = [await aSeller(test), await aCategory(test.db)];
  const ring = await aProduct(test.db, parentsOf(seller, category), { name: 'Ring' });
  return { seller, ring, category };
});

async function leave(payload: object) {
  const response = await test.app.inject({ method: 'POST', url: '/api/report', payload });
  return { status: response.statusCode, body: response.json() };
}

/** Sends the page's form as a browser without scripts does; returns where it leads. */
async function send(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const response = await test.app.inject({
    method: 'POST',
    url: '/report',
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
  return [response.statusCode, response.headers.location ?? null];
}

const kept = () =>
  test.db
    .select({
      productId: report.productId,
      sellerId: report.sellerId,
      reason: report.reason,
      words: report.words,
      email: report.email,
    })
    .from(report);

describe('refuses', () => {
  it.each([
    [{ reason: 'counterfeit' }, 'productId'],
    [{ reason: 'dear' }, 'reason'],
    [{ reason: 'other' }, 'words'],
    [{ reason: 'counterfeit', words: 'a'.repeat(1001) }, 'words'],
    [{ reason: 'counterfeit', words: '<b>fake</b>' }, 'words'],
    [{ reason: 'counterfeit', email: 'nobody' }, 'email'],
  ])('a report with %j', async (given, field) => {
    const about = field === 'productId' ? {} : { productId: world.ring.id };
    const { status, body } = await leave({ ...about, ...given });
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
    expect(await kept()).toEqual([]);
  });

  it('one of a piece and a shop at once', async () => {
    const { seller, ring } = world;
    const both = { productId: ring.id, sellerId: seller.id, reason: 'stolen' };
    expect((await leave(both)).status).toBe(422);
  });

  it('what the public does not see', async () => {
    const waiting = await aSeller(test, { approved: false });
    const theirs = await aProduct(test.db, parentsOf(waiting, world.category));
    const reason = 'counterfeit';
    expect((await leave({ productId: theirs.id, reason })).status).toBe(404);
    expect((await leave({ sellerId: waiting.id, reason })).status).toBe(404);
    expect((await leave({ sellerId: world.ring.id, reason })).status).toBe(404);
    expect(await send({ productId: theirs.id, reason })).toEqual([
      303,
      `/report?product=${theirs.id}&problem=gone`,
    ]);
    expect(await kept()).toEqual([]);
  });

  it('more than ten an hour from one network, by call and by form together', async () => {
    const given = { productId: world.ring.id, reason: 'stolen' };
    for (let count = 0; count < 9; count += 1) expect((await leave(given)).status).toBe(201);
    expect(await send(given)).toEqual([303, `/report?product=${world.ring.id}&sent=1`]);
    expect((await leave(given)).status).toBe(429);
    expect(await send(given)).toEqual([303, `/report?product=${world.ring.id}&problem=later`]);
    expect((await kept()).length).toBe(10);
  });

  it('what another site sends in a visitor’s name', async () => {
    const given = { productId: world.ring.id, reason: 'stolen' };
    expect((await send(given, { 'sec-fetch-site': 'cross-site' }))[0]).toBe(403);
    expect(await kept()).toEqual([]);
  });

  it.each([
    [{}, 'reason'],
    [{ reason: 'other', words: '  ' }, 'words'],
    [{ reason: 'stolen', email: 'nobody' }, 'email'],
  ])('a form with %j, and says so on its page', async (given, field) => {
    const { id: sellerId } = world.seller;
    expect(await send({ sellerId, ...given })).toEqual([
      303,
      `/report?seller=${sellerId}&problem=${field}`,
    ]);
    expect(await kept()).toEqual([]);
  });
});

it('leads back from a form that is too long to be read, and asks to write less', async () => {
  const { seller, ring } = world;
  const long = { productId: ring.id, reason: 'other', words: 'a'.repeat(20_000) };
  const from = (query: string) => ({ referer: `https://dhow.example/report?${query}` });
  expect(await send(long, from(`product=${ring.id}&problem=words`))).toEqual([
    303,
    `/report?product=${ring.id}&problem=long`,
  ]);
  expect(await send(long, from(`seller=${seller.id}`))).toEqual([
    303,
    `/report?seller=${seller.id}&problem=long`,
  ]);
  expect(await kept()).toEqual([]);
});

describe('keeps', () => {
  it('a report of a piece with its seller, and one of a shop', async () => {
    const { seller, ring } = world;
    const words = 'The crown is wrong.';
    const first = { productId: ring.id, reason: 'counterfeit', words, email: 'A@Post.Example' };
    expect((await leave(first)).body.message).toBe('Thank you. An admin will look at it.');
    await leave({ sellerId: seller.id, reason: 'conduct' });
    expect(await kept()).toEqual([
      {
        productId: ring.id,
        sellerId: seller.id,
        reason: 'counterfeit',
        words,
        email: 'a@post.example',
      },
      { productId: null, sellerId: seller.id, reason: 'conduct', words: '', email: null },
    ]);
  });

  it.each(['', '  '])('a report whose email is empty: %j', async (email) => {
    const { id } = world.ring;
    const { status } = await leave({ productId: id, reason: 'stolen', email });
    expect([status, await kept()]).toEqual([201, [expect.objectContaining({ email: null })]]);
  });

  it('what the form sends, with its empty fields left out', async () => {
    const { id } = world.ring;
    const filled = { productId: id, reason: 'other', words: 'Odd.', email: '' };
    expect(await send(filled)).toEqual([303, `/report?product=${id}&sent=1`]);
    expect(await kept()).toMatchObject([{ productId: id, words: 'Odd.', email: null }]);
  });
});
