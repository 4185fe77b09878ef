import { findFaults } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { mailTo } from '#tests/support/outbox.ts';
import { openAsAdmin, ownName } from './admin-session.ts';
import { ownShop } from './screens.ts';

test('a newsletter is written, seen, tried and sent to its readers', async ({ page, request }) => {
  const shop = await ownShop(request);
  const name = ownName('Saffron');
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@readers.example`;
  expect((await request.post('/api/newsletter', { data: { email } })).ok()).toBe(true);
  const [, token = ''] = /confirm\?token=([\w-]+)/.exec(await mailTo(email, 'to confirm:')) ?? [];
  const confirmed = await request.post(`/newsletter/confirm?token=${token}`);
  expect(confirmed.url()).toContain('/newsletter/confirmed');

  await openAsAdmin(page, '/admin/newsletter');
  await page.getByRole('link', { name: 'Newsletters' }).click();
  await page.getByRole('link', { name: 'Write a Newsletter' }).first().click();
  const [piece] = shop.products;
  const link = `${new URL(page.url()).origin}/product/${piece?._id}`;
  await page.getByLabel('Subject', { exact: true }).fill(name);
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.fill(`New this week:\n${link}\n<b>See</b> you.`);
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByRole('alert')).toContainText('must be plain text');
  await text.fill(`New this week:\n${link}\nSee you.`);
  const preview = page.frameLocator('iframe[title="Preview"]');
  await expect(preview.getByRole('heading', { name })).toBeVisible();
  await expect(preview.getByRole('link', { name: piece?.name ?? 'none' })).toHaveAttribute(
    'href',
    new RegExp(`/product/[^/]*${piece?._id}$`),
  );
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByText('A draft, last written by')).toBeVisible();

  await page.getByRole('button', { name: 'Send Me a Test' }).click();
  await expect(page.getByText(/^A test is on its way to/)).toBeVisible();
  await page.getByRole('button', { name: 'Send…' }).click();
  const dialog = page.getByRole('dialog', { name: `Send “${name}”?` });
  await expect(dialog).toContainText(/It is mailed to [\d,]+ confirmed readers?/);
  await dialog.getByLabel('At a time').check();
  await dialog.getByLabel('Day and time').fill('2099-01-01T09:00');
  await dialog.getByRole('button', { name: 'Send Then' }).click();
  await expect(page.getByText(/^It is sent on .* has scheduled it\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Do Not Send Then' }).click();
  await expect(page.getByText('A draft, last written by')).toBeVisible();
  await page.getByRole('button', { name: 'Send…' }).click();
  await dialog.getByRole('button', { name: 'Send Now' }).click();
  await expect(page.getByText(/^Sent .* by /)).toBeVisible();
  const mail = await mailTo(email, 'See you.');
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(mail).toContain('text/html');
  await expect(page.getByRole('main').getByText('Sent', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Newsletters' }).click();
  await expect(page.getByRole('row', { name })).toContainText('Sent');
});
