import fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getProduct } from '#tests/support/small-server-build.tsx';
import { smallSite } from '#tests/support/small-site.ts';
import { watchPressure } from './share-work.ts';

let site: ReturnType<typeof smallSite>;

beforeEach(() => {
  site = smallSite();
});
afterEach(() => site.app.close());

test('what is kept is sent however busy the server is', async () => {
  await site.get('/product/one');
  await site.get('/api/get-product/bad');
  site.load.busy = true;
  for (const path of ['/product/one', '/api/get-product/bad', '/api/get-product/one']) {
    expect((await site.get(path)).statusCode).toBe(200);
  }
  expect(site.rendered).toEqual(['/product/one']);
});

test('a page that would have to be rendered is told to come back, in words', async () => {
  site.load.busy = true;
  const answer = await site.get('/shop');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  expect(answer.headers['content-type']).toContain('text/html');
  expect(answer.body).toContain('<h1>We are very busy</h1>');
  expect(site.rendered).toEqual([]);
  site.load.busy = false;
  expect((await site.get('/shop')).statusCode).toBe(200);
});

test("a call that would have to be worked on is refused, a page's own calls are not", async () => {
  site.load.busy = true;
  const answer = await site.get('/api/get-product/one', { authorization: 'Bearer of a token' });
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ code: 'overloaded' });
  expect(answer.headers['retry-after']).toBe('5');

  expect(await site.reads.ask(getProduct, { params: { id: 'one' } })).toMatchObject({
    status: 200,
  });
});

test('an idle server is not busy, and what it watches with refuses nothing', async () => {
  await using app = fastify();
  const isBusy = await watchPressure(app, 3000);
  app.get('/', () => 'here');
  expect((await app.inject('/')).body).toBe('here');
  expect(isBusy()).toBe(false);
});
