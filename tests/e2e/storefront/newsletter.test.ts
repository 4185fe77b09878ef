import { expect, test } from '#tests/support/browser/page-test.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { mailTo } from '#tests/support/outbox.ts';

test.use({ javaScriptEnabled: false });

const linkIn = (mail: string, kind: string) =>
  new RegExp(`http\\S+(/newsletter/${kind}\\?token=[\\w.-]+)`).exec(mail)?.[1] ?? '';

test('the newsletter is confirmed and left by the links in its mail, without scripts', async ({
  page,
  request,
}) => {
  const email = `reader-${Date.now()}@readers.example`;
  await request.post('/api/newsletter', { data: { email } });
  const mail = await mailTo(email, '/newsletter/confirm');
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');

  await visit(page, linkIn(mail, 'confirm'));
  await page.getByRole('button', { name: 'Confirm the newsletter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are on the list');
  await expect(page).toHaveURL('/newsletter/confirmed');

  await visit(page, linkIn(mail, 'confirm'));
  await page.getByRole('button', { name: 'Confirm the newsletter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/does not work any more/);

  await visit(page, linkIn(mail, 'unsubscribe'));
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have unsubscribed');
});
