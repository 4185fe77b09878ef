import { chromium, type Page } from '@playwright/test';
import { screensOf } from '#tests/e2e/admin/screens.ts';
import { launchOptions } from '#tests/support/browser/browser.ts';
import { settled, watchTraffic } from '#tests/support/browser/settled.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { budgets } from '../budgets.ts';
import { planData } from '../data/data-plan.ts';
import { forkProcess, nextMessage } from '../load/fork-process.ts';
import { productionOptions } from '../load/production-options.ts';
import type { RenderServers } from '../load/render-server.ts';
import { kilobytes, type Line, median, milliseconds, type Table } from '../report.ts';
import { somePaths } from '../some-paths.ts';

const TIMES = 5;

type Actor = { name: string; token: string; screens: readonly string[] };
type Answer = { address: string; ms: number; bytes: number };

/**
 * Every screen of the admins, the sellers' lists and pages of the storefront, opened once in a browser as who works there;
 * then the page and each call that it made, asked for again with nothing kept: the server's median time and bytes.
 */
export async function* measureHeavy(environment: Record<string, string>): AsyncIterable<Table> {
  const server = forkProcess('./render-server.ts', { ...environment, ...productionOptions() });
  const browser = await chromium.launch(launchOptions());
  try {
    const { nothing: url, token } = await nextMessage<RenderServers>(server);
    for (const actor of await actorsOf(url, token)) {
      const page = await browser.newPage({ baseURL: url, viewport: { width: 1440, height: 900 } });
      watchTraffic(page);
      if (actor.token) await logIn(page, actor);
      const lines: Line[] = [];
      for (const screen of actor.screens) lines.push(await measureScreen(page, screen, actor, url));
      await page.close();
      yield {
        title: `${actor.name} with 400 sellers and 50,000 products (a call at most ${budgets.heavyCall} ms)`,
        columns: ['', 'page', 'bytes', 'calls', 'bytes', 'slowest', ''],
        lines,
      };
    }
  } finally {
    await browser.close();
    server.kill('SIGKILL');
  }
}

async function actorsOf(url: string, token: string): Promise<Actor[]> {
  const seller = planData().sellers[0]?.id ?? '';
  const headers = { authorization: `Bearer ${token}` };
  const asked = async (path: string, method = 'GET') =>
    (await fetch(`${url}/api${path}`, { method, headers })).json();
  const products = (await asked('/admin/get-products?limit=1&lookAgain=true')) as { _id: string }[];
  const support = (await asked(`/admin/log-in-as-seller/${seller}`, 'POST')) as {
    data: { token: string };
  };
  const { pages } = await somePaths(url);
  return [
    { name: 'admin', token, screens: screensOf({ id: seller, products }) },
    { name: 'seller', token: support.data.token, screens: sellerScreens },
    {
      name: 'storefront',
      token: '',
      screens: [
        ...Object.values(pages),
        '/category',
        '/seller-list',
        `/seller-list/${seller}`,
        '/stories',
      ],
    },
  ];
}

const sellerScreens = [
  '/seller/dashboard',
  '/seller/product',
  '/seller/enquiries',
  '/seller/enquiries/customers',
  '/seller/enquiries/list',
  '/seller/enquiries/numbers',
  '/seller/import',
  '/seller/staff',
];

async function logIn(page: Page, { name, token }: Actor): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(
    ([key = '', kept = '']) => localStorage.setItem(key, kept),
    [`${name}Token`, token],
  );
}

async function measureScreen(page: Page, screen: string, actor: Actor, url: string): Promise<Line> {
  const asked = new Set<string>();
  const note = (request: { url: () => string; method: () => string }) => {
    if (request.method() === 'GET' && request.url().startsWith(`${url}/api/`))
      asked.add(request.url());
  };
  page.on('request', note);
  await visit(page, screen);
  await settled(page);
  page.off('request', note);
  const document = await timeOf(url + screen, '');
  const calls: Answer[] = [];
  for (const address of asked) calls.push(await timeOf(address, actor.token));
  const [slowest] = calls.toSorted((a, b) => b.ms - a.ms);
  return {
    name: screen,
    values: [
      milliseconds(document.ms),
      kilobytes(document.bytes),
      String(calls.length),
      kilobytes(calls.reduce((sum, { bytes }) => sum + bytes, 0)),
      slowest ? milliseconds(slowest.ms) : '',
      slowest ? slowest.address.slice(`${url}/api`.length) : '',
    ],
    isWithin: Math.max(document.ms, slowest?.ms ?? 0) <= budgets.heavyCall,
  };
}

async function timeOf(address: string, token: string): Promise<Answer> {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const taken: number[] = [];
  let bytes = 0;
  for (let time = 0; time < TIMES; time += 1) {
    const begun = performance.now();
    const answer = await fetch(address, { headers });
    bytes = (await answer.arrayBuffer()).byteLength;
    taken.push(performance.now() - begun);
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  }
  return { address, ms: median(taken), bytes };
}
