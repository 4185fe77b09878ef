import { chromium } from '@playwright/test';
import { launchOptions } from '#tests/support/browser/browser.ts';

const PATIENCE = { timeout: 15 * 60_000 };

export type ImportScreen = Awaited<ReturnType<typeof openImportScreen>>;
type Table = { name: string; mimeType: string; buffer: Buffer };

/** The import screen as a seller has it before them, in a browser. */
export async function openImportScreen(url: string, token: string) {
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage();
  await page.goto(`${url}/seller/forgot-password`);
  await page.evaluate((kept) => localStorage.setItem('sellerToken', kept), token);

  return {
    /** Chooses a table and waits for what the check says; returns the faults that it lists. */
    async check(table: Table): Promise<number> {
      await page.goto(`${url}/seller/import`);
      await page.getByLabel('Table of products').setInputFiles(table);
      await page.getByText(/nothing imported yet/).waitFor(PATIENCE);
      const all = page.getByRole('button', { name: /^Show all/ });
      if ((await all.count()) > 0) await all.click();
      const faults = page.getByRole('table', { name: 'Faults by row' });
      return Math.max(0, (await faults.getByRole('row').count()) - 1);
    },
    /** Presses Import and waits for its end; returns where the progress bar stood meanwhile. */
    async run(): Promise<number[]> {
      await page.getByRole('button', { name: /^Import [\d,]+ products$/ }).click();
      const seen = new Set<number>();
      const done = page.getByText(/^Done\./).waitFor(PATIENCE);
      let isOver = false;
      done
        .finally(() => {
          isOver = true;
        })
        .catch(() => {});
      const bar = page.getByRole('progressbar', { name: 'Import' });
      while (!isOver) {
        const stands = await bar.getAttribute('aria-valuenow', { timeout: 2000 }).catch(() => null);
        if (stands !== null) seen.add(Number(stands));
        await page.waitForTimeout(250);
      }
      await done;
      return [...seen];
    },
    close: () => browser.close(),
  };
}
