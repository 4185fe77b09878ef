import { pino } from 'pino';
import { newsletterSubscriber } from '#database/schema/activity.ts';
import { mail } from '#database/schema/mail.ts';
import { createApp } from '#server/create-app.ts';
import { settleAfterResponses } from '#services/after-response.ts';
import { sendNextPortion } from '#services/newsletter-issues.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { type ServedApp, servedApp } from '#tests/support/served-app.ts';

const TOKEN = 'the token of the mail server';
const [READER, GONE] = ['mira@readers.example', 'gone@readers.example'];

let served: ServedApp;
let returns: Awaited<ReturnType<typeof createApp>>;
let address: string;
test.beforeAll(async () => {
  served = await servedApp();
  const { context, cache } = served;
  const log = pino({ level: 'silent' });
  returns = await createApp(context, { log, cache, pages: null, returnedMailToken: TOKEN });
  address = await returns.app.listen({ port: 0, host: '127.0.0.1' });
});
test.afterAll(async () => {
  await returns.app.close();
  await served.close();
});

/** As Postfix reports it (RFC 3464). */
const report = (mailId: string) =>
  [
    'Subject: Undelivered Mail Returned to Sender',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b1"',
    ...['', '--b1', 'Content-Type: message/delivery-status', '', 'Reporting-MTA: dns; x', ''],
    `Final-Recipient: rfc822; ${GONE}`,
    ...['Action: failed', 'Status: 5.1.1', 'Diagnostic-Code: smtp; 550 5.1.1 User unknown', ''],
    ...['--b1', 'Content-Type: text/rfc822-headers', '', `Message-ID: <${mailId}@dhow.example>`],
    ...['', '--b1--', ''],
  ].join('\r\n');

test('a newsletter that comes back sets its reader aside, and the next is mailed to the others alone', async ({
  page,
}) => {
  const [category, seller] = [await aCategory(served.db), await aSeller(served)];
  const lamp = await aProduct(served.db, parentsOf(seller, category), { name: 'Brass lamp' });
  const confirmedAt = new Date();
  await served.db.insert(newsletterSubscriber).values([
    { id: 'r1', email: READER, confirmedAt },
    { id: 'r2', email: GONE, confirmedAt },
  ]);
  const { token } = await anAdmin(served);
  await page.goto(`${served.url}/robots.txt`);
  await page.evaluate((text) => localStorage.setItem('adminToken', text), token);

  await visit(page, `${served.url}/admin/newsletter/issues/new`);
  await page.getByLabel('Subject', { exact: true }).fill('Lamps for the monsoon');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.click();
  await page.getByRole('button', { name: 'Heading', exact: true }).click();
  await page.keyboard.type('For the rain');
  await page.keyboard.press('Enter');
  await page.keyboard.type('They are back.');
  await page.keyboard.press('Enter');
  await page.keyboard.type(`${served.url}/product/${lamp.id}`);
  const preview = page.frameLocator('iframe[title="Preview"]');
  await expect(preview.getByRole('heading', { name: 'For the rain' })).toBeVisible();
  await expect(preview.getByRole('link', { name: 'Brass lamp' })).toBeVisible();

  await page.getByRole('button', { name: 'Arabic' }).click();
  const arabic = page.getByRole('textbox', { name: 'Text in Arabic' });
  await expect(arabic).toHaveAttribute('dir', 'rtl');
  await page.getByLabel('Subject in Arabic').fill('مصابيح');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByText('Write both the subject and the text, or neither.')).toBeVisible();
  await arabic.fill('عادت.');
  await expect(preview.getByText('عادت.')).toBeVisible();
  // What is typed outlives the tab.
  await page.reload();
  await expect(text.getByRole('heading', { name: 'For the rain' })).toBeVisible();
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByText('A draft, last written by')).toBeVisible();

  await page.getByRole('button', { name: 'Send…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send Now' }).click();
  await expect(page.getByText(/^Sent .* by /)).toBeVisible();
  await sendNextPortion(served.context);
  await settleAfterResponses();
  expect(served.mails.map(({ to }) => to).sort()).toEqual([GONE, READER]);
  expect(served.mails[0]?.text).toMatch(/^For the rain\n\nThey are back\.\n\nhttp/);

  const mails = await served.db.select().from(mail);
  const answer = await page.request.post(`${address}/returned-mail`, {
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'message/rfc822' },
    data: report(mails.find(({ email }) => email === GONE)?.id ?? ''),
  });
  expect(await answer.text()).toBe(`${GONE} is set aside.\n`);

  await page.getByRole('link', { name: 'Readers' }).click();
  await expect(page.getByRole('row', { name: READER })).toBeVisible();
  await expect(page.getByRole('row', { name: GONE })).toBeHidden();
  // What is not in the list is told of above it.
  const told = page.getByRole('note').filter({ hasText: 'The mail of 1 reader came back' });
  await told.getByRole('link', { name: 'Show' }).click();
  await expect(told).toBeHidden();
  const row = page.getByRole('row', { name: GONE });
  await expect(row).toContainText('It came back: 5.1.1 User unknown');
  await expect(row).toContainText('Mail returned');
  await page.getByRole('link', { name: 'Newsletters' }).click();
  await page.getByRole('link', { name: 'Lamps for the monsoon' }).click();
  await page.getByRole('button', { name: 'Write Another with Its Words' }).click();
  await expect(text.getByRole('heading', { name: 'For the rain' })).toBeVisible();
  await page.getByRole('button', { name: 'Send…' }).click();
  await expect(page.getByRole('dialog')).toContainText('It is mailed to 1 confirmed reader,');
});
