import type { Page } from '@playwright/test';
import type { Work } from '#contracts/leads/work.ts';
import { isAnswer } from '#domain/proof-of-work.ts';
import { addProducts, leadOf, ownSeller, productsOf } from '#tests/e2e/seller/seller-session.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { addresses } from '#web/ui/addresses.ts';

const challenge = `16.1999999999.${'x'.repeat(43)}`;

type Sent = { reference: string; work?: Work };

/** What is sent to a call that asks for work the first time, as where a seller is flooded. */
async function flooded(page: Page, call: string): Promise<Sent[]> {
  const sent: Sent[] = [];
  await page.route(`**/api/${call}`, (route) => {
    sent.push(route.request().postDataJSON());
    if (sent.length > 1) return route.continue();
    const body = JSON.stringify({ message: 'Many', code: 'work-required', challenge });
    return route.fulfill({ status: 428, contentType: 'application/json', body });
  });
  return sent;
}

test('where a seller is flooded the browser works, and shoppers see nothing of it', async ({
  page,
  context,
  request,
  complaints,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  const seller = await ownSeller(request);
  await addProducts(request, seller, ['Brass lamp']);
  const [lamp] = await productsOf(request, seller);
  if (!lamp) throw new Error('The piece was not added');

  const forms = await flooded(page, 'enquiry-form');
  await visit(page, addresses.enquiryForm({ ids: lamp._id }));
  const main = page.getByRole('main');
  await main.getByLabel('Name').fill('Leila');
  await main.getByLabel('Email').fill('leila@post.example');
  await main.getByRole('checkbox').check();
  await main.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(main.getByRole('status')).toContainText(`Your enquiry was sent to ${seller.name}`);

  const chats = await flooded(page, 'enquiry');
  await visit(page, addresses.product(lamp));
  const opened = context.waitForEvent('page');
  await main
    .getByRole('link', { name: /^(Enquire by chat|Chat with)/ })
    .first()
    .click();
  const chat = await opened;
  await expect.poll(() => chats.length).toBe(2);
  await chat.close();

  for (const [first, second] of [forms, chats]) {
    expect([first?.work, second?.reference]).toEqual([undefined, first?.reference]);
    expect(isAnswer(challenge, second?.work?.answer ?? -1)).toBe(true);
    await expect.poll(() => leadOf(request, seller, first?.reference ?? '')).toBeTruthy();
  }
  // The browser tells of the refusals.
  complaints.length = 0;
});
