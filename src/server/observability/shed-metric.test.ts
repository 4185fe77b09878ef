import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { smallSite } from '#tests/support/small-site.ts';
import { createResponseCache } from '../page-cache/response-cache.ts';
import { createJobBook } from './job-book.ts';
import { metricsText } from './metrics-text.ts';
import { watchProcess } from './process-numbers.ts';
import { createRequestCounts } from './request-counts.ts';
import { createWorkCounts } from './work-counts.ts';

const PLACES_OF_A_NETWORK = 3;
const MOST_WAITING = 500;

let site: ReturnType<typeof smallSite>;
beforeEach(() => {
  site = smallSite();
});
afterEach(() => site.app.close());

test('requests that are shed are counted by lane', async () => {
  const counts = createWorkCounts();
  const watched = watchProcess({
    worker: 1,
    requests: createRequestCounts(),
    cache: createResponseCache({ maxBytes: 1000, behindMs: () => 0, staleMs: 0 }),
    work: site.work,
    counts,
    connections: () => ({ open: 0, idle: 0, most: 10, waiting: 0 }),
    behindMs: () => 0,
    jobs: createJobBook(),
  });
  const shed = async (lane: string) => {
    const text = await metricsText([watched.read()]);
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
  const waiting = Array.from({ length: PLACES_OF_A_NETWORK + MOST_WAITING }, (_, at) => ask(at));
  await vi.waitFor(() => expect(site.work.visitors.stats().waiting).toBe(MOST_WAITING));
  waiting.push(ask(900), ask(901));
  await vi.waitFor(async () => expect(await shed('visitors')).toBeGreaterThanOrEqual(2));
  resolve();
  const statuses = (await Promise.all(waiting)).map(({ statusCode }) => statusCode);
  const refused = statuses.filter((status) => status === 503).length;
  expect([await shed('visitors'), await shed('staff')]).toEqual([refused, 0]);
  watched.stop();
  counts.stop();
});
