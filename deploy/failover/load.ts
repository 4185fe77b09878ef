// node deploy/failover/load.ts NAME FOLDER URL…: writes to Dhow at these addresses and reads from it until it is told to
// end (SIGTERM). Leaves the numbers of the acknowledged writes in FOLDER/NAME.acknowledged, and the longest times without a
// write, a kept page and a new answer, in seconds, in FOLDER/NAME.away.
import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const PAUSE_MS = 200;
const LONGEST_MS = 15_000;
const KEPT = ['/', '/shop', '/api/get-category'];

export type LoadResult = {
  /** The numbers of the writes that were answered as done. */
  acknowledged: number[];
  /** Why others, and reads, were not: how often, by what was asked and the status, or the error of the connection. */
  refused: Record<string, number>;
  /** The longest time in seconds from the beginning of what failed to the end of what succeeded next. */
  away: { writes: string; kept: string; fresh: string };
};

type Asked = { isDone: boolean; why: string };

/** Asks over a connection of its own. */
function ask(url: string, body?: object): Promise<Asked> {
  return new Promise((resolve) => {
    const failed = (error: Error) =>
      resolve({ isDone: false, why: (error as NodeJS.ErrnoException).code ?? error.message });
    const headers = { ...(body && { 'content-type': 'application/json' }) };
    const sent = request(
      url,
      { method: body ? 'POST' : 'GET', agent: false, headers },
      (answer) => {
        answer.on('error', failed).resume();
        const { statusCode: status = 0 } = answer;
        const isDone = status >= 200 && status < 300;
        answer.on('end', () => resolve({ isDone, why: String(status) }));
      },
    );
    sent.setTimeout(LONGEST_MS, () => sent.destroy(new Error('silence')));
    sent.on('error', failed);
    sent.end(body && JSON.stringify(body));
  });
}

/**
 * Begins to write numbered messages of `name`, to read kept pages, and to ask what nobody has asked before, each five
 * times a second and at each address in turn. `end` returns what became of it.
 */
export function startLoad(
  name: string,
  urls: readonly string[],
): { end: () => Promise<LoadResult> } {
  let over = false;
  const acknowledged: number[] = [];
  const refused: Record<string, number> = {};
  const at = (number: number) => urls[number % urls.length] ?? '';

  async function goOn(what: string, once: (number: number) => Promise<Asked>): Promise<string> {
    let failedAt: number | null = null;
    let most = 0;
    for (let number = 1; !over; number += 1) {
      const began = performance.now();
      const { isDone, why } = await once(number);
      if (!isDone) {
        refused[`${what} ${why}`] = (refused[`${what} ${why}`] ?? 0) + 1;
        failedAt ??= began;
      } else if (failedAt !== null) {
        most = Math.max(most, performance.now() - failedAt);
        failedAt = null;
      }
      await wait(PAUSE_MS);
    }
    return failedAt === null ? (most / 1000).toFixed(1) : 'to the end';
  }

  const writes = goOn('write', async (number) => {
    const asked = await ask(`${at(number)}/api/contact`, {
      name: `${name} ${number}`,
      email: 'reader@failover.example',
      message: 'Is it still here?',
    });
    if (asked.isDone) acknowledged.push(number);
    return asked;
  });
  const kept = goOn('kept', (number) => ask(at(number) + KEPT[number % KEPT.length]));
  const fresh = goOn('new', (number) => ask(`${at(number)}/api/get-product?q=${name}+${number}`));

  return {
    async end() {
      over = true;
      const [ofWrites, ofKept, ofFresh] = await Promise.all([writes, kept, fresh]);
      return { acknowledged, refused, away: { writes: ofWrites, kept: ofKept, fresh: ofFresh } };
    },
  };
}

/** Returns how many acknowledged writes are not among the names that are stored, and how many are there twice. */
export function countWrites(
  name: string,
  acknowledged: readonly number[],
  stored: readonly string[],
) {
  const there = new Set(stored);
  return {
    lost: acknowledged.filter((number) => !there.has(`${name} ${number}`)).length,
    doubled: stored.length - there.size,
  };
}

if (import.meta.main) {
  const [name = '', folder = '.', ...urls] = process.argv.slice(2);
  const load = startLoad(name, urls);
  process.once('SIGTERM', async () => {
    const { acknowledged, refused, away } = await load.end();
    writeFileSync(
      `${folder}/${name}.acknowledged`,
      acknowledged.map((number) => `${number}\n`).join(''),
    );
    writeFileSync(`${folder}/${name}.away`, `${away.writes} ${away.kept} ${away.fresh}\n`);
    process.stdout.write(`${JSON.stringify(refused)}\n`);
  });
}
