import { expect, test } from '#tests/support/browser/page-test.ts';
import { openAsAdmin } from './admin-session.ts';

const message = 'The database only reads, as a server that was demoted to a standby does.';

test('the health screen says that the database was demoted, and keeps what it showed', async ({
  page,
  complaints,
}) => {
  await openAsAdmin(page, '/admin/health');
  const verdict = page.getByRole('status').filter({ hasText: /All is well|to look at|failing/ });
  await expect(verdict).toBeVisible();
  const json = { success: false, code: 'unavailable', message };
  await page.route('**/api/health', (route) => route.fulfill({ status: 503, json }));
  await page.route('**/api/admin/system-health', (route) =>
    route.fulfill({ status: 503, json: { ...json, code: 'database-away' } }),
  );
  await expect(page.getByRole('status').filter({ hasText: message })).toContainText('as of', {
    timeout: 20_000,
  });
  await expect(page.getByRole('heading', { name: 'Waiting work' })).toBeVisible();
  expect(complaints.splice(0).join()).toContain('503');
});
