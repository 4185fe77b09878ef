import { expect, test } from '#tests/support/browser/page-test.ts';
import { watchTraffic } from '#tests/support/browser/settled.ts';
import { expectSoundLayout } from '#tests/support/browser/sound-layout.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { anAdmin, TEST_PASSWORD } from '#tests/support/factories.ts';
import { type ServedApp, servedApp } from '#tests/support/served-app.ts';

const OWNER = 'owner@x.test';
const PASSWORD = 'a quiet harbour at dusk';

let served: ServedApp;
test.beforeAll(async () => {
  served = await servedApp();
  await anAdmin(served, { email: OWNER, name: 'Mira Haddad' });
});
test.afterAll(() => served.close());

test('an owner invites, the invited works within the role, and is removed while working', async ({
  page,
  browser,
  complaints,
}) => {
  await visit(page, `${served.url}/admin/login`);
  await page.getByLabel('Email or phone').fill(OWNER);
  await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { name: 'Products' }).waitFor();
  await visit(page, `${served.url}/admin/people`);
  await page.getByRole('button', { name: 'Invite an Admin' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Noor Sayegh');
  await dialog.getByLabel('Email').fill('noor@x.test');
  await dialog.getByLabel('Role').selectOption('catalogue');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('region', { name: 'Invitations' })).toContainText('noor@x.test');
  await expectSoundLayout(page, 'people');

  const [link = ''] = /\/admin\/accept-invitation\?\S+/.exec(served.mails.at(-1)?.text ?? '') ?? [];
  const hers = await (await browser.newContext()).newPage();
  watchTraffic(hers);
  await visit(hers, served.url + link);
  await expect(hers.getByText('Mira Haddad invites Noor Sayegh')).toBeVisible();
  await hers.getByLabel('New Password', { exact: true }).fill(PASSWORD);
  await hers.getByLabel('Confirm New Password').fill(PASSWORD);
  await hers.getByRole('button', { name: 'Accept and Log In' }).click();
  await expect(hers.getByRole('heading', { name: 'Account' })).toBeVisible();
  const navigation = hers.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link', { name: 'Categories', exact: true })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Audit Log' })).toHaveCount(0);
  await visit(hers, `${served.url}/admin/audit`);
  await expect(hers.getByRole('heading', { name: 'Not part of your role' })).toBeVisible();
  await expect(hers.getByText('seeing the audit log')).toBeVisible();
  await expectSoundLayout(hers, 'not in role');
  await visit(hers, `${served.url}/admin/category`);
  await hers.getByRole('button', { name: 'Add Category' }).first().click();

  await visit(page, `${served.url}/admin/people`);
  await page.getByRole('button', { name: 'More for Noor Sayegh' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('noor@x.test')).toHaveCount(0);
  await hers.reload();
  await expect(hers.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  complaints.length = 0;
  await hers.context().close();
});

test('the mail says who invites to what, and its link works until it is used or cancelled', async ({
  page,
  browser,
  complaints,
}) => {
  await visit(page, `${served.url}/admin/login`);
  await page.getByLabel('Email or phone').fill(OWNER);
  await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { name: 'Products' }).waitFor();
  const invited = async (name: string) => {
    await visit(page, `${served.url}/admin/people`);
    await page.getByRole('button', { name: 'Invite an Admin' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Email').fill(`${name.toLowerCase()}@x.test`);
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByRole('region', { name: 'Invitations' })).toContainText(name);
    const { subject, text } = served.mails.at(-1) ?? { subject: '', text: '' };
    expect(subject).toBe('Dhow: Mira Haddad invites you to help run it');
    expect(text).toContain('help run Dhow, as somebody who helps sellers and shoppers');
    return /\/admin\/accept-invitation\?\S+/.exec(text)?.[0] ?? '';
  };
  const guest = await (await browser.newContext()).newPage();
  watchTraffic(guest);
  const used = await invited('Zain');
  await visit(guest, served.url + used);
  await guest.getByLabel('New Password', { exact: true }).fill(PASSWORD);
  await guest.getByLabel('Confirm New Password').fill(PASSWORD);
  await guest.getByRole('button', { name: 'Accept and Log In' }).click();
  await expect(guest.getByRole('heading', { name: 'Account' })).toBeVisible();
  await visit(guest, served.url + used);
  await expect(guest.getByText('This invitation has expired, was cancelled')).toBeVisible();

  const cancelled = await invited('Asha');
  await page.getByRole('button', { name: 'Cancel the invitation of asha@x.test' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Cancel the invitation of Asha?' });
  await asked.getByRole('button', { name: 'Cancel the invitation' }).click();
  await expect(page.getByText('asha@x.test')).toHaveCount(0);
  await visit(guest, served.url + cancelled);
  await expect(guest.getByText('This invitation has expired, was cancelled')).toBeVisible();
  complaints.length = 0;
  await guest.context().close();
});
