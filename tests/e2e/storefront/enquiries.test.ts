import type { APIRequestContext } from '@playwright/test';
import type { Enquiry } from '#contracts/leads/enquiry.ts';
import { asAdmin } from '#tests/e2e/admin/admin-session.ts';
import { findFaults } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { expectSoundAtEveryWidth } from '#tests/support/browser/sound-layout.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { sizeChoiceOf } from '#web/storefront/specifications/specifications-of.ts';
import { listProducts, productAddress } from './storefront-pages.ts';

/** The enquiries of one message, which are known by its reference. */
const enquiriesOf = (request: APIRequestContext, reference: string) =>
  asAdmin<Enquiry[]>(request, 'GET', `/get-enquiries?q=${reference}`);

test('three pieces of two sellers are gathered, and asked about in one message each', async ({
  page,
  context,
  request,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  const products = await listProducts(request);
  const [first] = products;
  const second = products.find(
    ({ _id, seller }) => _id !== first?._id && seller._id === first?.seller._id,
  );
  const other = products.find(({ seller }) => seller._id !== first?.seller._id);
  if (!first || !second || !other) throw new Error('The demo has pieces of several sellers');

  await visit(page, `/shop?seller=${first.seller._id}&show=96`);
  const card = page.getByRole('button', { name: `Enquiry list: ${first.brand} ${first.name}` });
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  for (const piece of [second, other]) {
    await visit(page, productAddress(piece));
    await page.getByRole('button', { name: 'Add to enquiry list' }).click();
    await expect(page.getByRole('button', { name: 'Remove from enquiry list' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Enquiry list, 3 pieces' }).click();
  const main = page.getByRole('main');
  const group = main.getByRole('region', { name: first.seller.name });
  await expect(main.getByRole('region')).toHaveCount(2);
  await expect(group.getByRole('listitem')).toHaveCount(2);

  const row = group.getByRole('listitem').filter({ hasText: second.name });
  await row.getByRole('button', { name: 'One more' }).click();
  await row.getByRole('button', { name: /^Add a note/ }).click();
  await row.getByRole('textbox', { name: /^Note/ }).fill('With its box');
  await group.getByLabel(/^Your message/).fill('May I see both on Friday?');
  await expectSoundAtEveryWidth(page);

  const ask = group.getByRole('link', { name: /^Ask about these 2/ });
  const opened = context.waitForEvent('page');
  await ask.click();
  const chat = await opened;
  const message = new URL(chat.url()).searchParams.get('text') ?? '';
  await chat.close();
  expect(message).toContain(`1. ${first.brand} ${first.name}`);
  expect(message).toMatch(
    new RegExp(`2\\. ${second.brand} [\\s\\S]*Quantity: 2[\\s\\S]*With its box`),
  );
  expect(message).toMatch(
    /\n\nMay I see both on Friday\?\n\nRegion: India\nReference: [A-Z0-9]{7}$/,
  );
  expect(message).not.toContain(other.name);
  const reference = /Reference: (\w+)$/.exec(message)?.[1] ?? '';
  await expect(group.getByRole('status')).toContainText(reference);
  await expect
    .poll(async () =>
      (await enquiriesOf(request, reference)).map((told) => told.productName).sort(),
    )
    .toEqual([first.name, second.name].sort());

  await group.getByRole('button', { name: 'Continue on your phone' }).click();
  await expect(page.getByRole('dialog')).toContainText(reference);
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await group.getByRole('button', { name: 'Remove these from enquiry list' }).click();
  await expect(main.getByRole('region')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Enquiry list, 1 piece' })).toBeVisible();

  await visit(page, '/your-enquiries');
  const kept = main.getByRole('listitem').filter({ hasText: reference });
  await expect(kept).toContainText('× 2');
  await expect(kept).toContainText(/Usually replies within .+ · /);
  const back = main.getByRole('link', { name: /^Back to the chat/ });
  await expect(back).toHaveAttribute('href', new RegExp(`^https://wa.me/\\d+\\?.*${reference}`));
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByText('No enquiries yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(back).toBeVisible();
});

test('a seller is written to in place of a chat, with what is wrong beside its field', async ({
  page,
  request,
  complaints,
}) => {
  const [product] = await listProducts(request);
  if (!product) throw new Error('The demo has no products');
  await visit(page, productAddress(product));
  const number = product.seller.INR || product.seller.DXB;
  const call = page.getByRole('link', { name: /^Call / }).first();
  await expect(call).toHaveAttribute('href', `tel:${number}`);
  await page.getByRole('button', { name: 'Add to enquiry list' }).click();
  await visit(page, '/enquiry-list');
  const main = page.getByRole('main');
  await main.getByLabel(/^Your message/).fill('Is it new?');
  await main.getByRole('button', { name: 'Write without chat' }).click();
  await main.getByLabel('Message', { exact: true }).fill('');
  await main.getByRole('button', { name: 'Send enquiry' }).click();
  for (const missing of [
    'Name is required',
    'Give a phone number',
    'Message is required',
    'Please agree',
  ]) {
    await expect(main.getByRole('alert').filter({ hasText: missing })).toBeVisible();
  }
  complaints.length = 0;
  await main.getByLabel('Message', { exact: true }).fill('Is it new?');
  await main.getByLabel('Name').fill('Leila');
  await main.getByRole('checkbox').check();
  await main.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(main.getByRole('alert')).toContainText('Give a phone number or an email');
  await expect(main.getByLabel('Phone')).toBeFocused();
  // The browser tells of the refusal too.
  complaints.length = 0;
  expect(await findFaults(page)).toEqual([]);

  await main.getByLabel('Phone').fill('98200 00000');
  const references: string[] = [];
  await page.route('**/api/enquiry-form', async (route) => {
    references.push(route.request().postDataJSON().reference);
    await route.fetch();
    await (references.length === 1 ? route.abort() : route.continue());
  });
  await main.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(main.getByRole('alert')).toBeVisible();
  complaints.length = 0;
  // What is corrected after a lost answer is not taken for what came before.
  await main.getByLabel('Message', { exact: true }).fill('Is it new, and is there a box?');
  await main.getByRole('button', { name: 'Send enquiry' }).click();
  await expect.poll(() => new Set(references).size).toBe(2);
  const told = main.getByRole('status').filter({ hasText: 'You asked' });
  await expect(told).toBeFocused();
  const reference = /[A-Z0-9]{7}/.exec((await told.textContent()) ?? '')?.[0] ?? '';
  expect((await enquiriesOf(request, reference)).map(({ productName }) => productName)).toEqual([
    product.name,
  ]);
  await visit(page, '/your-enquiries');
  const kept = main.getByRole('listitem').filter({ hasText: reference });
  await expect(kept).toContainText('the answer comes by phone or email');
});

test('a piece in sizes is not sent from the list before its size is said', { tag: '@all' }, async ({
  page,
  context,
  request,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  const products = await listProducts(request);
  const shoe = products.find(
    ({ attributes, seller, availability }) =>
      availability === 'AVAILABLE' && seller.INR && sizeChoiceOf(attributes)?.sizes[0]?.available,
  );
  if (!shoe) throw new Error('The demo has pieces in sizes');
  await visit(page, productAddress(shoe));
  await page.getByRole('button', { name: 'Add to enquiry list' }).click();
  await visit(page, '/enquiry-list');
  const main = page.getByRole('main');
  const head = main.getByRole('region', { name: shoe.seller.name }).locator('> :first-child');
  await expect(head).toContainText(`· ${shoe.seller.city}`);
  const size = main.getByRole('combobox', { name: / of / });
  const ask = main.getByRole('link', { name: /^Ask about this piece by chat/ });
  for (const way of [
    ask,
    main.getByRole('button', { name: 'Write without chat' }),
    main.getByRole('button', { name: 'Continue on your phone' }),
  ]) {
    await way.click();
    await expect(size).toBeFocused();
    await expect(main.getByRole('alert')).toContainText('“Not sure yet”');
    await main.getByLabel(/^Your message/).focus();
  }
  await expect(main.getByRole('dialog')).toHaveCount(0);
  expect(context.pages()).toHaveLength(1);
  await expectSoundAtEveryWidth(page);
  expect(await findFaults(page)).toEqual([]);

  await size.selectOption('Not sure yet');
  await expect(main.getByRole('alert')).toHaveCount(0);
  const opened = context.waitForEvent('page');
  await ask.click();
  const chat = await opened;
  expect(new URL(chat.url()).searchParams.get('text')).not.toMatch(/Size|\?$/);
  const told = main.getByRole('status').filter({ hasText: 'You asked' });
  await expect(told).toContainText('Usually replies');
  await expect(told).toContainText(shoe.seller.city);
});

test('a message that an assistant prepared is read on the page, changed and sent by the person alone', async ({
  page,
  request,
}) => {
  const [piece] = await listProducts(request);
  if (!piece) throw new Error('The demo has pieces');
  const words = 'Is it of "full" grain + <b>leather</b>?';
  const prepared = await request.post('/ucp/mcp', {
    headers: { accept: 'application/json, text/event-stream' },
    data: {
      ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
      params: {
        name: 'prepare_enquiry',
        arguments: { enquiry: { ids: [piece._id], message: 'Is it new?' } },
      },
    },
  });
  const [address = ''] = /http[^"\\]+\/enquiry-form\?[^"\\]+/.exec(await prepared.text()) ?? [];
  expect(address).toContain(`/enquiry-form?ids=${piece._id}`);
  const { pathname, search, hash } = new URL(address);
  expect(hash).toBe('#message=Is%20it%20new%3F');

  await visit(page, `${pathname}${search}#message=${encodeURIComponent(words)}`);
  const main = page.getByRole('main');
  const message = main.getByRole('textbox', { name: /^Message/ });
  await expect(message).toHaveValue(words);
  await expect(main.getByRole('checkbox')).not.toBeChecked();
  await main.getByRole('textbox', { name: 'Name' }).fill('Meera');
  await main.getByRole('textbox', { name: 'Email' }).fill('meera@post.example');
  await message.fill('Is it of full grain leather?');
  await main.getByRole('checkbox').check();
  await main.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(main.getByText('Thank you. Your enquiry was sent to')).toBeVisible();
});

test('language models are told of the shop and where it is searched', async ({ request }) => {
  const answer = await request.get('/llms.txt');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([
    200,
    'text/markdown; charset=utf-8',
  ]);
  const text = await answer.text();
  expect(text).toMatch(/^# Dhow\n\n> /);
  expect(text).toContain('/ucp/mcp');
  expect(text).toContain('/shop?category=');
});
