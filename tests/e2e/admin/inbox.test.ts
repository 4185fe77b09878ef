import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { mailTo } from '#tests/support/outbox.ts';
import { asAdmin, openAsAdmin, ownName } from './admin-session.ts';

/** A visitor's message of its own name; returns the name. */
async function ownMessage(request: APIRequestContext, name = ownName('Wren')) {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@post.example`;
  const data = { name, email, message: 'Does the strap come longer?\n\nI have a wide wrist.' };
  expect((await request.post('/api/contact', { data })).ok()).toBe(true);
  return name;
}

/** The list with a visitor's message alone, and its row. */
async function openOwnMessage(page: Page, request: APIRequestContext) {
  const name = await ownMessage(request);
  await openAsAdmin(page, `/admin/messages?q=${encodeURIComponent(name)}`);
  return { name, row: page.getByRole('row', { name: new RegExp(name) }) };
}

test('a message is read by being opened, for every admin, and can be unread again', async ({
  page,
  request,
}) => {
  const { name, row } = await openOwnMessage(page, request);
  await expect(row).toContainText('Unread');
  await expect(page.getByRole('link', { name: /^Messages [\d,]+ waiting$/ })).toBeVisible();

  await row.getByRole('button', { name: 'Read the message' }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toContainText('I have a wide wrist.');
  await expect(dialog.getByRole('link', { name: /^wren/ })).toHaveAttribute('href', /^mailto:wren/);
  await page.keyboard.press('Escape');
  await expect(row).toBeVisible();
  await expect(row).not.toContainText('Unread');
  await page.reload();
  await expect(row).toBeVisible();
  await expect(row).not.toContainText('Unread');

  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Read', { exact: true }).selectOption('Unread');
  await expect(page).toHaveURL(/read=false/);
  await expect(page.getByRole('paragraph').filter({ hasText: 'No messages' })).toBeVisible();
  await page.getByLabel('Read', { exact: true }).selectOption('Read');
  await row.getByRole('button', { name: 'Read the message' }).click();
  await dialog.getByRole('button', { name: 'Mark as unread' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('paragraph').filter({ hasText: 'No messages' })).toBeVisible();
  await page.getByLabel('Read', { exact: true }).selectOption('Read and unread');
  await expect(row).toContainText('Unread');
});

test('a filter that is chosen while a change is still being counted stays', async ({
  page,
  request,
}) => {
  const { name, row } = await openOwnMessage(page, request);
  await row.getByRole('button', { name: 'Read the message' }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row).not.toContainText('Unread');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Read', { exact: true }).selectOption('Read');
  await expect(page).toHaveURL(/read=true/);

  const { promise: counted, resolve: count } = Promise.withResolvers<void>();
  await page.route('**/get-contact-messages?read=false&limit=1', async (route) => {
    await counted;
    await route.continue();
  });
  await row.getByRole('button', { name: 'Read the message' }).click();
  await dialog.getByRole('button', { name: 'Mark as unread' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByLabel('Read', { exact: true }).selectOption('Read and unread');
  await expect(row).toContainText('Unread');
  count();
  await expect(page).not.toHaveURL(/message=/);
  await expect(page).not.toHaveURL(/read=true/);
  await expect(row).toContainText('Unread');
});

test('several messages are marked at once', async ({ page, request }) => {
  const word = ownName('Heron').replace(' ', '');
  for (const number of ['One', 'Two']) await ownMessage(request, `${word} ${number}`);
  await openAsAdmin(page, `/admin/messages?q=${word}`);
  await expect(page.getByText('Unread', { exact: true })).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Mark as read' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mark as read: 2 selected' });
  await dialog.getByRole('button', { name: 'Mark as read' }).click();
  await expect(dialog.getByText('2 done, 0 failed')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('row').getByText('Unread')).toHaveCount(0);
});

test('where marking fails, that is said', async ({ page, request, complaints }) => {
  const name = await ownMessage(request);
  await page.route('**/api/admin/update-read/**', (route) =>
    route.fulfill({ status: 500, json: { message: 'It is broken.', code: 'internal' } }),
  );
  await openAsAdmin(page, `/admin/messages?q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: 'Read the message' }).click();
  await expect(page.getByText('It is broken.')).toBeVisible();
  complaints.length = 0;
});

test('an answer is written on the screen, mailed, and kept; the second admin is told', async ({
  page,
  request,
  complaints,
}) => {
  const { name, row } = await openOwnMessage(page, request);
  await row.getByRole('button', { name: 'Read the message' }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('button', { name: 'Take' }).click();
  await expect(dialog.getByRole('button', { name: 'Give back' })).toBeVisible();
  await dialog.getByLabel('Answer').fill('Yes, up to 22 cm.');
  type Row = { _id: string; version: number; email: string };
  const read = async () =>
    (
      await asAdmin<Row[]>(request, 'GET', `/get-contact-messages?q=${encodeURIComponent(name)}`)
    )[0];
  const before = await read();
  const data = { text: 'I answer too.', version: before?.version };
  await asAdmin(request, 'POST', `/answer-message/${before?._id}`, data);
  await dialog.getByRole('button', { name: 'Send the answer' }).click();
  await expect(dialog.getByRole('alert')).toContainText('answered this message just now');
  complaints.length = 0;
  await dialog.getByRole('alert').getByRole('button').click();
  await expect(dialog.getByRole('list', { name: 'Answers' })).toContainText('I answer too.');
  await dialog.getByLabel('Another answer').fill('Yes, up to 22 cm.');
  await dialog.getByRole('button', { name: 'Send the answer' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText('Answered by Demo Admin');
  const mail = await mailTo(before?.email ?? '', 'up to 22 cm');
  expect(mail).toContain('> I answer too.');
  expect(mail).toContain('> Does the strap come longer?');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('State', { exact: true }).selectOption('Open');
  await expect(page.getByRole('paragraph').filter({ hasText: 'No messages' })).toBeVisible();
});
