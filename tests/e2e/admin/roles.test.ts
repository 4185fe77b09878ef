import type { APIRequestContext, Page } from '@playwright/test';
import { type AdminRole, adminRoles } from '#contracts/policy.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { complete } from '#tests/support/browser/sound-layout.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { invitedAs } from './admin-session.ts';
import { ownShop, screensOf } from './screens.ts';

test.skip(() => !process.env.DHOW_DATA_DIR, 'the outbox is in the folder of the demo server');

/** The token of a new admin of a role. */
async function newAdmin(request: APIRequestContext, role: AdminRole): Promise<string> {
  const data = { token: await invitedAs(request, role), password: 'a quiet harbour at dusk' };
  const accepted = await request.post('/api/admin/accept-invitation', { data });
  return ((await accepted.json()) as { data: { token: string } }).data.token;
}

/** Opens each screen as this role, and returns what was refused meanwhile. */
async function walk(page: Page, role: AdminRole, look: (address: string) => Promise<void>) {
  const token = await newAdmin(page.request, role);
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(`${page.url()}: ${response.url()}`);
  });
  await page.goto('/robots.txt');
  await page.evaluate((text) => localStorage.setItem('adminToken', text), token);
  for (const address of screensOf(await ownShop(page.request))) {
    await visit(page, address);
    await complete(page);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await look(address);
  }
  return refused;
}

/** What may be pressed without changing anything but what one sees. */
const harmless =
  /^(Views|Columns|Filters|Export CSV|Clear search|Look up|Previous( page)?|Next( page|N)?|Page \d+|(Details of|Read the message of|Read the reports of|More for) .*)$/;

/** What can be pressed on a screen, but for links and the heads of columns, and is not harmless. */
const pressable = async (page: Page): Promise<string[]> => {
  const names = await page
    .locator('main')
    .locator(':is(button, input[type=checkbox], [role=switch]):enabled:not(th *)')
    .evaluateAll((all) =>
      all.map((each) => each.getAttribute('aria-label') ?? (each.textContent ?? '').trim()),
    );
  return names.filter((name) => !harmless.test(name));
};

test('who may only read is offered nothing to change, and is refused nothing', async ({ page }) => {
  const offered: string[] = [];
  const refused = await walk(page, 'read-only', async (address) => {
    // One's own account is one's own to change.
    if (address === '/admin/account') return;
    offered.push(...(await pressable(page)).map((name) => `${address}: ${name}`));
  });
  expect({ offered, refused }).toEqual({ offered: [], refused: [] });
});

for (const role of Object.keys(adminRoles) as AdminRole[]) {
  if (role === 'read-only') continue;
  test(`the screens of the role ${role} ask for nothing that it is refused`, async ({ page }) => {
    expect(await walk(page, role, async () => {})).toEqual([]);
  });
}
