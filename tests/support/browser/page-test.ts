import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { test as base } from '@playwright/test';
import { watchTraffic } from './settled.ts';

export { expect } from '@playwright/test';

/**
 * Forgets what a page complained of that was preloaded and is not used: a screen that changed its shape.
 * The browser says so seconds later, so that what it says in the rest of the test is forgotten too.
 */
export function forgetPreloads(complaints: string[]): void {
  reshaped.add(complaints);
  const others = complaints.filter((text) => !text.includes(UNUSED_PRELOAD));
  complaints.splice(0, complaints.length, ...others);
}

const UNUSED_PRELOAD = 'was preloaded using link preload but not used within a few seconds';

/** The complaints of tests whose screen changed its shape. */
const reshaped = new WeakSet<string[]>();

/**
 * A page of the back offices shows nothing in its fonts before its scripts have run, which on a busy machine
 * is later than the browser expects of what is preloaded.
 */
const isOfBusyMachine = (text: string, address: string) =>
  text.includes(UNUSED_PRELOAD) && /^\/(admin|seller)(\/|$)/.test(new URL(address).pathname);

/** A card that is fetched ahead may be of a piece that another test has removed meanwhile. */
const isGoneMeanwhile = (text: string, asked: string) =>
  text.includes('404') && /^\/product\/[^/]+\.data$/.test(URL.parse(asked)?.pathname ?? '');

/**
 * Browser tests start here: pages are those of the demo marketplace, and whatever the page complains
 * about (errors, refused scripts, failed requests) fails the test. A test that expects a complaint
 * looks at `complaints` and empties it: `complaints.length = 0`. A test that fails leaves what the
 * server logged meanwhile, beside its trace and its picture.
 */
export const test = base.extend<{ serverLog: undefined; complaints: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names in this pattern
  baseURL: async ({}, use) => {
    await use(process.env.DHOW_URL);
  },
  serverLog: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names in this pattern
    async ({}, use, testInfo) => {
      const { DHOW_LOG } = process.env;
      const begin = DHOW_LOG ? statSync(DHOW_LOG).size : 0;
      await use(undefined);
      if (!DHOW_LOG || testInfo.status === testInfo.expectedStatus) return;
      const path = testInfo.outputPath('server.log');
      writeFileSync(path, readFileSync(DHOW_LOG).subarray(begin));
      testInfo.attachments.push({ name: 'server log', path, contentType: 'text/plain' });
    },
    { auto: true },
  ],
  complaints: [
    // What the server said is kept where the page complained too: its log is looked at afterwards.
    async ({ page, serverLog: _ }, use) => {
      watchTraffic(page);
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        const text = message.text();
        if (!['error', 'warning'].includes(message.type())) return;
        if (isGoneMeanwhile(text, message.location().url)) return;
        if (text.includes(UNUSED_PRELOAD) && reshaped.has(complaints)) return;
        if (!isOfBusyMachine(text, page.url())) complaints.push(text);
      });
      await use(complaints);
      base.expect(complaints, 'nothing complains in the browser').toEqual([]);
    },
    { auto: true },
  ],
});
