import type { Page } from '@playwright/test';
import { findFaults } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { mailTo } from '#tests/support/outbox.ts';
import { addProducts, callApi, enquire, newcomer, openAs, ownSeller } from './seller-session.ts';

test.skip(() => !process.env.DHOW_DATA_DIR, 'the outbox is in the folder of the demo server');

const HER_PASSWORD = 'a password of her own';

function linkIn(mail: string): string {
  const [link] = /\/seller\/accept-invitation\?token=[\w-]+/.exec(mail) ?? [];
  if (link === undefined) throw new Error('The mail has no link in it');
  return link;
}

async function invite(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email address').fill(email);
  await dialog.getByLabel('What they may do').selectOption('Replies');
  expect(await findFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('heading', { name: email })).toBeVisible();
}

test('somebody is invited, answers an enquiry, and is removed while working', async ({
  page,
  browser,
  request,
  complaints,
}) => {
  const seller = await ownSeller(request);
  await addProducts(request, seller, ['Falcon']);
  const reference = await enquire(request, seller, ['Falcon']);
  const { email } = newcomer();
  await openAs(page, seller, '/seller/staff');
  await expect(page.getByText('No staff yet')).toBeVisible();
  await invite(page, email);

  const baseURL = process.env.DHOW_URL ?? '';
  const elsewhere = await (await browser.newContext({ baseURL })).newPage();
  await visit(elsewhere, linkIn(await mailTo(email, 'invites you')));
  await expect(elsewhere.getByText(`${seller.name} invites you to its staff.`)).toBeVisible();
  await elsewhere.getByLabel('Your name').fill('Amna');
  await elsewhere.getByLabel('Password', { exact: true }).fill(HER_PASSWORD);
  expect(await findFaults(elsewhere)).toEqual([]);
  await elsewhere.getByRole('button', { name: 'Accept' }).click();

  // Her role has the enquiries alone.
  await expect(elsewhere).toHaveURL('/seller/enquiries');
  const navigation = elsewhere.getByRole('navigation', { name: 'Main' }).first();
  await expect(navigation.getByRole('link', { name: 'Enquiries' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Product' })).toHaveCount(0);
  await expect(navigation.getByRole('link', { name: 'Staff' })).toHaveCount(0);
  await visit(elsewhere, '/seller/staff');
  await expect(elsewhere.getByText('This is not part of your role')).toBeVisible();

  await elsewhere.getByRole('link', { name: 'Go to the enquiries' }).click();
  await elsewhere.getByRole('link', { name: 'Falcon' }).click();
  // Of the list, and of the enquiry beside it.
  const answeredBy = elsewhere.getByLabel('Answered by');
  await expect(answeredBy).toHaveCount(2);
  await answeredBy.last().selectOption('Amna (you)');
  await expect(elsewhere.getByText('Assigned to')).toBeVisible();
  await visit(elsewhere, '/seller/enquiries?assignee=mine');
  await expect(elsewhere.getByText(reference)).toBeVisible();
  await visit(elsewhere, '/seller/enquiries?assignee=nobody');
  await expect(elsewhere.getByText(reference)).toHaveCount(0);

  await page.reload();
  await page.getByRole('button', { name: 'Remove Amna' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No staff yet')).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere.getByRole('heading', { name: 'Seller Login' })).toBeVisible();
  await elsewhere.context().close();
  complaints.length = 0;
});

test('who works for two shops chooses one at the log-in', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const { email } = newcomer();
  const shops = [await ownSeller(request), await ownSeller(request)];
  for (const [at, { token }] of shops.entries()) {
    const data = { email, role: 'editor' };
    await callApi(request, 'POST', '/seller/invite-staff', { token, data });
    const mail = await mailTo(email, `${shops[at]?.name} invites you`);
    const accepted = {
      token: linkIn(mail).split('=')[1],
      ...{ name: 'Amna', password: HER_PASSWORD },
    };
    await callApi(request, 'POST', '/seller/accept-invitation', { data: accepted });
  }
  await visit(page, '/seller/');
  await page.getByLabel('Email or phone').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(HER_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Choose a shop' })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole('button', { name: shops[1]?.name ?? '' }).click();
  await expect(page).toHaveURL('/seller/enquiries');
  await expect(page.getByText(`Editor · ${shops[1]?.name}`).first()).toBeVisible();
});
