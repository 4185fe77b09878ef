import type { APIRequestContext, Page } from '@playwright/test';
import { languages, type OtherLanguage } from '#languages/languages.ts';
import { findFaults } from '#tests/support/browser/axe.ts';
import { expect } from '#tests/support/browser/page-test.ts';
import {
  complete,
  cutPlaceholders,
  overflowOf,
  viewport,
} from '#tests/support/browser/sound-layout.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { addProducts, enquire, leadOf, openAs, ownSeller } from './seller-session.ts';

const open = [
  '/seller/',
  '/seller/register',
  '/seller/forgot-password',
  '/seller/reset-password?token=x',
];
const screens = [
  '/seller/product',
  '/seller/product?q=nothing+is+called+this',
  '/seller/product?edit=new',
  '/seller/dashboard',
  '/seller/enquiries',
  '/seller/enquiries/customers',
  '/seller/enquiries/templates',
  '/seller/enquiries/list',
  '/seller/enquiries/numbers',
  '/seller/import',
];

/** By how many pixels a table is wider than its room: on a broad screen it has no bar to scroll by. */
const tableOverflowOf = (page: Page) =>
  page
    .locator('.back-office-table-room')
    .evaluateAll((rooms) =>
      Math.max(0, ...rooms.map((each) => each.scrollWidth - each.clientWidth)),
    );

/**
 * Expects every screen of a seller in a language to be sound on a phone and on a desk: nothing wider than its room, and
 * nothing that a reader of screens would miss.
 */
export async function expectScreensSound(
  page: Page,
  request: APIRequestContext,
  language: OtherLanguage,
): Promise<void> {
  const { path, direction } = languages[language];
  const seller = await ownSeller(request);
  await addProducts(request, seller, ['Brass lamp', 'Oak chest']);
  const reference = await enquire(request, seller, ['Brass lamp', 'Oak chest'], 'Is it there?');
  const { _id } = await leadOf(request, seller, reference);

  async function expectSound(address: string): Promise<void> {
    for (const width of [360, 1440]) {
      await page.setViewportSize(viewport(width));
      await visit(page, `${path}${address}`);
      await complete(page);
      await expect(page.locator('h1').first()).toBeAttached();
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      const found = await findFaults(page);
      const wider = (await overflowOf(page)) + (width === 1440 ? await tableOverflowOf(page) : 0);
      const cut = await cutPlaceholders(page);
      expect({ address, width, found, wider, cut }).toEqual({
        ...{ address, width, found: [], wider: 0, cut: [] },
      });
    }
  }
  for (const address of open) await expectSound(address);
  await openAs(page, seller, '/robots.txt');
  for (const address of [...screens, `/seller/enquiries/${_id}`]) await expectSound(address);
}
