import { Settings } from '#contracts/settings.ts';
import { budgets } from '../budgets.ts';
import { apiOf, benchEnvironment, logInAdmin } from '../load/bench-seller.ts';
import { startDhow } from '../load/dhow-server.ts';
import { kilobytes, type Line, megabytes, milliseconds, type Table, whole } from '../report.ts';
import { mostMemoryDuring, residentMemory } from './resident-memory.ts';

const files = ['google.xml', 'google.tsv', 'meta.csv'];

/** What the marketplace's feeds take of the real server, one after the other: first byte, all of it, and memory. */
export async function measureFeeds(
  products: number,
  environment: Record<string, string>,
): Promise<Table> {
  const { feedFirstByte, feedMemory } = budgets;
  const dhow = await startDhow({ ...environment, ...benchEnvironment });
  try {
    const admin = apiOf(dhow.url, await logInAdmin(dhow.url));
    const { version } = await admin<{ version: number }>('/admin/get-settings');
    const settings = { ...Settings.parse({}), feeds: { shown: true } };
    await admin('/admin/change-settings', { settings, version }, 'PUT');
    // What loads with the first request is not the feed's.
    await fetch(`${dhow.url}/shop`).then((answer) => answer.text());
    const lines: Line[] = [];
    for (const file of files) {
      const before = residentMemory(dhow.pid);
      let [first, all, bytes] = [0, 0, 0];
      const most = await mostMemoryDuring(dhow.pid, async () => {
        const began = performance.now();
        const { body } = await fetch(`${dhow.url}/feeds/${file}`);
        for await (const part of body ?? []) {
          first ||= performance.now() - began;
          bytes += part.length;
        }
        all = performance.now() - began;
      });
      lines.push({
        name: file,
        values: [
          ...[milliseconds(first), `${(all / 1000).toFixed(1)} s`, kilobytes(bytes)],
          megabytes(most - before),
        ],
        isWithin: first <= feedFirstByte && most - before <= feedMemory,
      });
    }
    return {
      title: `Product feeds on PostgreSQL with ${whole(products)} products (first byte within ${feedFirstByte} ms, at most ${feedMemory} MB more)`,
      columns: ['', 'first byte', 'all of it', 'size', 'memory more'],
      lines,
    };
  } finally {
    await dhow.stop();
  }
}
