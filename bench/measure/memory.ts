import { setTimeout as wait } from 'node:timers/promises';
import { budgets } from '../budgets.ts';
import { benchEnvironment } from '../load/bench-seller.ts';
import { startDhow } from '../load/dhow-server.ts';
import { startLoad } from '../load/start-load.ts';
import { uploadPhotographs } from '../load/upload-photographs.ts';
import { type Line, megabytes, type Table } from '../report.ts';
import { finalPath } from '../some-paths.ts';
import { mostMemoryDuring, residentMemory } from './resident-memory.ts';

const CONNECTIONS = 30;
const SECONDS = 12;
const PRODUCTS_READ = 1000;
const ENCODING_MS = 15_000;

/** Resident memory of the real server with 100,000 products, while many read and some upload. */
export async function measureMemory(
  engine: keyof typeof budgets.memory,
  environment: Record<string, string>,
): Promise<Table> {
  const most = budgets.memory[engine];
  const dhow = await startDhow({ ...environment, ...benchEnvironment });
  const load = startLoad();
  const lines: Line[] = [];
  const note = (name: string, value: number) =>
    lines.push({ name, values: [megabytes(value)], isWithin: value <= most });
  try {
    note('started', residentMemory(dhow.pid));
    const { pages, lists } = await manyPaths(dhow.url);
    for (const [name, paths] of Object.entries({
      'kept pages': pages.slice(0, 50),
      pages,
      lists,
    })) {
      const shot = { url: dhow.url, paths, connections: CONNECTIONS, seconds: SECONDS };
      const work = () => load.fire(shot).then(() => {});
      note(`reading ${name}`, await mostMemoryDuring(dhow.pid, work));
    }
    note(
      'uploading photographs',
      await mostMemoryDuring(dhow.pid, () => uploadPhotographs(dhow.url)),
    );
    note('encoding their widths', await mostMemoryDuring(dhow.pid, () => wait(ENCODING_MS)));
    return {
      title: `Resident memory on ${engine === 'embedded' ? 'PGlite' : 'PostgreSQL'} (at most ${megabytes(most)})`,
      columns: ['', 'most'],
      lines,
    };
  } finally {
    load.stop();
    await dhow.stop();
  }
}

/** More different pages and lists than the cache of answers has room for. */
async function manyPaths(url: string): Promise<{ pages: string[]; lists: string[] }> {
  const pages: string[] = ['/', '/shop', '/category', '/seller-list'];
  for (let page = 1; pages.length < PRODUCTS_READ; page += 1) {
    const answer = await fetch(`${url}/api/get-product?limit=100&page=${page}`);
    const products = (await answer.json()) as { _id: string }[];
    for (const { _id } of products) pages.push(await finalPath(url, `/product/${_id}`));
  }
  const lists = Array.from({ length: 400 }, (_, at) => `/api/get-product?limit=96&page=${at + 1}`);
  return { pages, lists };
}
