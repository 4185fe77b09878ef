import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createViewCounter } from '#services/views.ts';
import { smallSite } from '#tests/support/small-site.ts';
import { type SharedWork, shareWork } from '../load/share-work.ts';
import { createResponseCache } from '../page-cache/response-cache.ts';
import { createJobBook } from './job-book.ts';
import { metricsText } from './metrics-text.ts';
import { watchProcess } from './process-numbers.ts';
import { createRequestCounts } from './request-counts.ts';
import { createWorkCounts } from './work-counts.ts';

const MOST_OF_A_NETWORK = 3;
const MOST_WAITING = 500;
const MOST_VIEWS = 20_000;

let site: ReturnType<typeof smallSite>;
beforeEach(() => {
  site = smallSite();
});
afterEach(() => site.app.close());

function watchWork(work: SharedWork) {
  const counts = createWorkCounts();
  const watched = watchProcess({
    worker: 1,
    requests: createRequestCounts(),
    cache: createResponseCache({ maxBytes: 1000, behindMs: () => 0, staleMs: 0 }),
    work,
    counts,
    connections: () => ({ open: 0, idle: 0, most: 10, waiting: 0 }),
    behindMs: () => 0,
    jobs: createJobBook(),
  });
  return {
    text: () => metricsText([watched.read()]),
    stop: () => {
      watched.stop();
      counts.stop();
    },
  };
}

test('requests that are shed are counted by lane', async () => {
  const { text: metrics, stop } = watchWork(site.work);
  const shed = async (lane: string) => {
    const text = await metrics();
    return Number(
      new RegExp(`^dhow_queue_shed_total\\{lane="${lane}",worker="1"\\} (\\d+)`, 'm').exec(
        text,
      )?.[1],
    );
  };
  const { promise, resolve } = Promise.withResolvers<void>();
  site.hold.until = promise;
  const ask = (number: number) => {
    site.products[`p${number}`] = { name: `Teapot ${number}`, price: number };
    return site.app.inject(`/api/get-product/p${number}`);
  };
  const waiting = Array.from({ length: MOST_OF_A_NETWORK + MOST_WAITING }, (_, at) => ask(at));
  await vi.waitFor(() => expect(site.work.visitors.stats().waiting).toBe(MOST_WAITING));
  waiting.push(ask(900), ask(901));
  await vi.waitFor(async () => expect(await shed('visitors')).toBeGreaterThanOrEqual(2));
  resolve();
  const statuses = (await Promise.all(waiting)).map(({ statusCode }) => statusCode);
  const refused = statuses.filter((status) => status === 503).length;
  expect([await shed('visitors'), await shed('staff')]).toEqual([refused, 0]);
  stop();
});

test('views that find no room any more are counted as lost, and so are those put back', async () => {
  const { text, stop } = watchWork(shareWork(() => false));
  const lost = async () => /^dhow_views_lost_total\{worker="1"\} (\d+)/m.exec(await text())?.[1];
  const views = createViewCounter();
  const note = (from: number, to: number) => {
    for (let n = from; n < to; n += 1) {
      views.note({
        page: 'product',
        id: `p${n}`,
        region: 'IN',
        network: `n${n}`,
        agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        now: new Date('2026-03-01T12:00:00Z'),
      });
    }
  };

  note(0, MOST_VIEWS);
  expect(await lost()).toBe('0');
  note(MOST_VIEWS, MOST_VIEWS + 30);
  expect(await lost()).toBe('30');

  const [taken] = views.take(1);
  note(MOST_VIEWS + 30, MOST_VIEWS + 31);
  expect(await lost()).toBe('30');
  views.putBack(taken ? [{ ...taken, views: 7 }] : []);
  expect(await lost()).toBe('37');
  stop();
});
