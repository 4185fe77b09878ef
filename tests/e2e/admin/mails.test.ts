import type { Page } from '@playwright/test';
import type { QueuedMail } from '#contracts/calls/mails.ts';
import { findFaults } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { openAsAdmin, ownName } from './admin-session.ts';

const aMail = (changes: Partial<QueuedMail> = {}): QueuedMail => ({
  _id: 'mail0000000000000001',
  email: 'noor@readers.example',
  subject: 'Dhow: please confirm the newsletter',
  state: 'failed',
  attempts: 30,
  problem: 'The mail server cannot be reached.',
  sending: false,
  nextAt: null,
  createdAt: '2026-03-14T16:05:00.000Z',
  settledAt: '2026-03-15T16:05:00.000Z',
  ...changes,
});

/** A mail server that was away is not to be had here: its mails are put into the answers. */
async function showInstead(page: Page, mails: () => QueuedMail[]) {
  await page.route('**/api/admin/get-mails?*', (route) => {
    const state = new URL(route.request().url()).searchParams.get('state');
    const json = mails().filter((mail) => state === null || mail.state === state);
    const headers = { 'x-total-count': String(json.length) };
    return route.fulfill({ json, headers });
  });
  await page.route('**/api/admin/get-waiting', (route) => {
    const total = mails().filter(({ state }) => state === 'failed').length;
    return route.fulfill({ json: { mails: { total, capped: false } } });
  });
}

test('a mail that was sent is listed, without what it says', async ({ page, request }) => {
  const email = `${ownName('Teal').toLowerCase().replaceAll(' ', '.')}@readers.example`;
  expect((await request.post('/api/newsletter', { data: { email } })).ok()).toBe(true);
  await openAsAdmin(page, `/admin/mails?q=${email}`);
  const row = page.getByRole('row', { name: new RegExp(email) });
  await expect(row).toContainText('please confirm the newsletter');
  await expect(row.getByText('Sent', { exact: true })).toBeVisible();
  await expect(row.getByRole('button', { name: 'Send again' })).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText('token=');
  await page.getByLabel('State').selectOption('Failed');
  await expect(page.getByRole('paragraph').filter({ hasText: 'No mails' })).toBeVisible();
});

test('failed mails say why, are counted in the sidebar, and are sent again', async ({ page }) => {
  let mails = [
    aMail(),
    aMail({
      _id: 'mail0000000000000002',
      email: 'idris@readers.example',
      state: 'waiting',
      attempts: 3,
      nextAt: '2026-03-14T18:00:00.000Z',
      settledAt: null,
    }),
  ];
  const asked: string[] = [];
  await showInstead(page, () => mails);
  await page.route('**/api/admin/send-mail-again/**', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    mails = mails.map((mail) => ({ ...mail, state: 'sent', problem: '', nextAt: null }));
    const message = 'The mail is being sent again';
    return route.fulfill({ json: { success: true, message, data: null } });
  });
  await openAsAdmin(page, '/admin/mails');
  const failed = page.getByRole('row', { name: /noor@/ });
  await expect(failed).toContainText('Failed');
  await expect(failed).toContainText('The mail server cannot be reached.');
  await expect(page.getByRole('row', { name: /idris@/ })).toContainText('Tried 3 times, next at');
  await expect(page.getByRole('link', { name: 'Health 1 failed' })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);

  await failed.getByRole('button', { name: /^Send again/ }).click();
  await expect(page.getByText('The mail is being sent again')).toBeVisible();
  await expect(failed.getByText('Sent', { exact: true })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Health', exact: true })).toBeVisible();
  expect(asked).toEqual(['/api/admin/send-mail-again/mail0000000000000001']);
});

test('all failed mails are sent again by one button, which then goes', async ({ page }) => {
  let mails = [aMail(), aMail({ _id: 'mail0000000000000002', email: 'idris@readers.example' })];
  await showInstead(page, () => mails);
  await page.route('**/api/admin/send-failed-mails-again', (route) => {
    mails = [];
    const message = '2 mails are tried again now';
    return route.fulfill({ json: { success: true, message, data: { mails: 2 } } });
  });
  await openAsAdmin(page, '/admin/mails');
  const all = page.getByRole('button', { name: 'Send all failed again' });
  await all.click();
  await expect(page.getByText('2 mails are tried again now')).toBeVisible();
  await expect(all).toHaveCount(0);
});

test('after a restore the dashboard asks before unused files go', async ({ page }) => {
  let paused: object | null = { why: 'restored', since: '2026-03-14T16:05:00.000Z' };
  await page.route('**/api/admin/get-media-sweep', (route) => route.fulfill({ json: { paused } }));
  await page.route('**/api/admin/resume-media-sweep', (route) => {
    paused = null;
    const message = 'Unused files are removed from now on';
    return route.fulfill({ json: { success: true, message, data: { paused } } });
  });
  await openAsAdmin(page, '/admin/dashboard');
  const notice = page.getByRole('region', { name: 'Unused files' });
  await expect(notice).toContainText('Restored from a backup on 14 Mar 2026');
  expect(await findFaults(page)).toEqual([]);
  await notice.getByRole('button', { name: 'Remove unused files again' }).click();
  await expect(page.getByText('Unused files are removed from now on')).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('the words of a mail are changed, tried and taken back', async ({ page, complaints }) => {
  await openAsAdmin(page, '/admin/mails');
  await page.getByRole('link', { name: 'Texts of Mails' }).click();
  await page.getByRole('link', { name: 'A product stays hidden' }).click();
  const text = page.getByLabel('Text', { exact: true });
  await expect(text).toHaveValue(/\{words\}/);
  await text.fill('We have looked at {piece}.\n\n{link}');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('This mail needs {words}.').first()).toBeVisible();
  await text.fill('We have looked at {piece}.\n\n{words}\n\n{link}');
  const preview = page.frameLocator('iframe[title="Preview"]');
  // The browser tells of the refusal too.
  complaints.length = 0;
  await expect(preview.getByText('We have looked at “Lamp”')).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send Me a Test' }).click();
  await expect(page.getByText(/^A test is on its way to/)).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Changed .* by Demo Admin\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Restore Default Text' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Go Back' }).click();
  await expect(page.getByText('With its first words.')).toBeVisible();
  await expect(text).toHaveValue(/It stays hidden for now/);
});
