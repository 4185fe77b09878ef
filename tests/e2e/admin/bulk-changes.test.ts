import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { rowsOf } from '#database/database.ts';
import { bulkChangeNext } from '#services/products/bulk/run-bulk-change.ts';
import { findFaults } from '#tests/support/browser/axe.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { watchTraffic } from '#tests/support/browser/settled.ts';
import { expectSoundLayout } from '#tests/support/browser/sound-layout.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { type ServedApp, servedApp } from '#tests/support/served-app.ts';

let served: ServedApp;
test.beforeAll(async () => {
  served = await servedApp();
});
test.afterAll(() => served.close());

type Who = { authorization: { authorization: string } };

async function openAs(page: Page, who: Who, path: string) {
  await page.goto(`${served.url}/robots.txt`);
  const token = who.authorization.authorization.replace('Bearer ', '');
  await page.evaluate((value) => localStorage.setItem('adminToken', value), token);
  await visit(page, served.url + path);
}

const prices = async () =>
  (
    await rowsOf<{ price: string }>(
      served.db,
      sql`select distinct price_inr::text as price from product order by 1`,
    )
  ).map(({ price }) => price);

async function work() {
  while (await bulkChangeNext(served.context)) {
    // Until nothing waits.
  }
}

test('a change of many products survives its tab, a colleague sees it, and undoes it from the audit', async ({
  page,
  context,
}) => {
  const [admin, colleague] = [await anAdmin(served), await anAdmin(served)];
  const [seller, category] = [await aSeller(served), await aCategory(served.db)];
  for (let number = 1; number <= 60; number += 1) {
    const values = { name: `Ring ${number}`, priceINR: '1000.00', priceAED: '40.00' };
    await aProduct(served.db, parentsOf(seller, category), values);
  }
  await openAs(page, admin, '/admin/product');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Select all 60 that match' }).click();
  await page.getByRole('button', { name: 'Change prices' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Change prices: all 60 that match' });
  await dialog.getByLabel('Per cent').fill('10');
  await dialog.getByRole('button', { name: 'Change prices' }).click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await bulkChangeNext(served.context);
  await expect(dialog.getByText('25 of 60')).toBeVisible();
  expect(await prices()).toEqual(['1000.00', '1100.00']);

  const other = await context.newPage();
  watchTraffic(other);
  await page.close();
  await openAs(other, colleague, '/admin/audit');
  const strip = other.getByRole('region', { name: /change prices/i });
  await expect(strip).toContainText('25 of 60');
  await expect(strip).toContainText(`by ${admin.name}`);
  for (const width of [360, 768, 1280, 1440]) {
    await other.setViewportSize({ width, height: 800 });
    await expectSoundLayout(other, `a change at work at ${width}`);
  }
  expect(await findFaults(other)).toEqual([]);
  await work();
  await expect(strip).toContainText('60 done, 0 failed');
  expect(await prices()).toEqual(['1100.00']);

  const line = other.getByRole('row').filter({ hasText: 'Prices of 60 products +10 %' });
  await expect(line).toHaveCount(1);
  await expect(other.getByRole('row').filter({ hasText: 'Ring' })).toHaveCount(0);
  await line.getByRole('link', { name: 'Prices of 60 products +10 %' }).click();
  await expect(other.getByText('of 60 entries')).toBeVisible();
  await expect(other.getByRole('row').filter({ hasText: 'Ring' })).toHaveCount(20);
  await other.goBack();
  await line.getByRole('button', { name: 'Undo' }).click();
  await expect(strip).toContainText('0 of 60');
  await work();
  await expect(strip).toContainText('60 undone, 0 changed since');
  expect(await prices()).toEqual(['1000.00']);
  await expect(line).toHaveCount(2);
  await expect(line.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});
