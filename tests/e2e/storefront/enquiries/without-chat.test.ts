import type { APIRequestContext } from '@playwright/test';
import type { Lead } from '#contracts/leads/lead.ts';
import {
  type Account,
  addProducts,
  callApi,
  openAs,
  ownSeller,
  productsOf,
} from '#tests/e2e/seller/seller-session.ts';
import { findFaults } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { expectSoundAtEveryWidth, viewport } from '#tests/support/browser/sound-layout.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { addresses } from '#web/ui/addresses.ts';

/** A seller who has given no chat number, and two pieces. */
async function sellerWithoutChat(request: APIRequestContext) {
  const seller = await ownSeller(request);
  await addProducts(request, seller, ['Brass lamp', 'Oak chest']);
  const pieces = await productsOf(request, seller);
  const [lamp, chest] = ['Brass lamp', 'Oak chest'].map((wanted) =>
    pieces.find(({ name }) => name === wanted),
  );
  if (!lamp || !chest) throw new Error('The pieces were not added');
  return { seller, lamp, chest };
}

const leadsOf = (request: APIRequestContext, { id, token }: Account) =>
  callApi<Lead[]>(request, 'GET', `/seller/get-leads/${id}`, { token });

const chatNumber = /^https:\/\/wa\.me\/910000000010\?/;

test('of a seller without a chat the form comes first, and the marketplace is named as what it is', async ({
  page,
  context,
  request,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  const { seller, lamp, chest } = await sellerWithoutChat(request);
  await visit(page, addresses.product(lamp));
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Write to the seller' })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Enquire by chat/ })).toHaveCount(0);
  await expect(main).toContainText(`${seller.name} answers by phone or email.`);
  await expect(main.getByRole('link', { name: /^Call Dhow/ })).toHaveAttribute(
    'href',
    'tel:+910000000014',
  );
  const chat = main.getByRole('link', { name: /^Chat with Dhow/ });
  await expect(chat).toHaveAttribute('href', chatNumber);
  await expectSoundAtEveryWidth(page);

  await page.setViewportSize(viewport(360));
  const bar = page.getByRole('complementary', { name: 'Enquire' });
  await bar.getByRole('link', { name: 'Enquire' }).click();
  await expect(page).toHaveURL(addresses.enquiryForm({ ids: lamp._id }));
  await expect(main.getByRole('link', { name: /^Call Dhow/ })).toBeVisible();
  await main.getByLabel('Name').fill('Leila');
  await main.getByLabel('Email').fill('leila@post.example');
  await main.getByRole('checkbox').check();
  await main.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(main.getByRole('status')).toContainText(`Your enquiry was sent to ${seller.name}`);
  expect(await leadsOf(request, seller)).toMatchObject([{ source: 'FORM' }]);

  await page.setViewportSize(viewport(1440));
  for (const piece of [lamp, chest]) {
    await visit(page, addresses.product(piece));
    await page.getByRole('button', { name: 'Add to enquiry list' }).click();
    await expect(page.getByRole('button', { name: 'Remove from enquiry list' })).toBeVisible();
  }
  await visit(page, addresses.enquiryList());
  await expect(main.getByRole('link', { name: /^Ask about/ })).toHaveCount(0);
  await main.getByRole('button', { name: 'Write about these 2' }).click();
  await main.getByLabel('Name').fill('Leila');
  await main.getByLabel('Email').fill('leila@post.example');
  await main.getByRole('checkbox').check();
  expect(await findFaults(page)).toEqual([]);
  await main.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(main.getByRole('status').filter({ hasText: 'You asked' })).toBeFocused();
  const [both] = await leadsOf(request, seller);
  expect([both?.source, both?.pieces.length]).toEqual(['FORM', 2]);

  await visit(page, addresses.product(chest));
  const opened = context.waitForEvent('page');
  await chat.click();
  await (await opened).close();
  await visit(page, addresses.yourEnquiries);
  await expect(main.getByRole('link', { name: /^Back to the chat with Dhow/ })).toHaveCount(1);
  await visit(page, addresses.seller({ _id: seller.id, name: seller.name }));
  await expect(main.getByRole('link', { name: 'Write to the seller' })).toBeVisible();
  await expect(chat).toHaveAttribute('href', chatNumber);

  await expect.poll(async () => (await leadsOf(request, seller)).length).toBe(3);
  const byChat = (await leadsOf(request, seller)).find(({ source }) => source === 'CHAT');
  await openAs(page, seller, `/seller/enquiries/${byChat?._id}`);
  await page.getByRole('button', { name: 'Reply' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('You have no chat number, so this chat came to Dhow.');
  await expect(dialog).not.toContainText('Find the chat');
  await expect(dialog.getByRole('link', { name: 'Ask Dhow' })).toHaveAttribute('href', chatNumber);
  expect(await findFaults(page)).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a seller without a chat is written to, and the marketplace can be asked', async ({
    page,
    request,
  }) => {
    const { seller, lamp } = await sellerWithoutChat(request);
    await visit(page, addresses.product(lamp));
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: /^Chat with Dhow/ })).toHaveAttribute(
      'href',
      chatNumber,
    );
    await main.getByRole('link', { name: 'Write to the seller' }).click();
    await main.getByLabel('Name').fill('Leila');
    await main.getByLabel('Email').fill('leila@post.example');
    await main.getByRole('checkbox').check();
    await main.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(page).toHaveURL(/\?sent=[A-Z0-9]{7}&ids=/);
    expect(await leadsOf(request, seller)).toMatchObject([{ source: 'FORM' }]);
  });
});
