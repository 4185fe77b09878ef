import { beforeAll, expect, it } from 'vitest';
import {
  aCategory,
  aProduct,
  aSeller,
  parentsOf,
  TEST_PASSWORD,
} from '#tests/support/factories.ts';
import { sharedApp } from '#tests/support/shared-app.ts';

const test = await sharedApp({ limitScale: 1000 });
let bodies: Record<string, object>;

beforeAll(async () => {
  const seller = await aSeller(test, { email: 'mira@shop.example' });
  const category = await aCategory(test.db);
  const parents = parentsOf(seller, category);
  const product = await aProduct(test.db, parents);
  bodies = {
    '/enquiry': { reference: 'KVQ7M2X', productId: product.id, region: 'IN' },
    '/newsletter': { email: 'reader@post.example' },
    '/contact': { name: 'Asha', email: 'asha@post.example', message: 'Are you open today?' },
    '/seller/login': { emailOrPhone: 'mira@shop.example', password: TEST_PASSWORD },
  };
});

async function send(path: string, headers: Record<string, string>) {
  const answer = await test.app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(bodies[path]),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const paths = ['/enquiry', '/newsletter', '/contact', '/seller/login'];

it.each(paths)('%s refuses what another site sends', async (path) => {
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'not an origin' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'http://other.127.0.0.1:3000', 'sec-fetch-site': 'same-site' },
  ]) {
    const { status, body } = await send(path, headers as Record<string, string>);
    expect([headers, status, body.code]).toEqual([headers, 403, 'cross-site']);
    expect(body.message).toContain('only be sent from the pages of this marketplace');
  }
});

it.each(paths)('%s takes what our pages send, and what is no browser', async (path) => {
  for (const headers of [
    {},
    { origin: 'http://127.0.0.1:3000' },
    { origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin' },
    { origin: 'http://localhost:4000', host: 'localhost:4000' },
    { origin: 'http://localhost:4000', host: 'upstream', 'sec-fetch-site': 'same-origin' },
  ]) {
    const { body } = await send(path, headers as Record<string, string>);
    // Elsewhere than at a loopback name, the well-known accounts of the demo are not let in.
    expect(['cross-site', 'internal'], JSON.stringify(headers)).not.toContain(body.code);
  }
});
