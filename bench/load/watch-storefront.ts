import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { finalPath } from '../some-paths.ts';

const EVERY_MS = 50;

/** Reads storefront pages in turn while `work` goes on; returns how long each took, in ms. */
export async function watchStorefront(
  url: string,
  work: () => Promise<unknown>,
): Promise<number[]> {
  const answer = await fetch(`${url}/api/get-product?limit=1`);
  const [product] = (await answer.json()) as { _id: string }[];
  const paths = ['/', '/shop', await finalPath(url, `/product/${product?._id}`)];
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  let isOver = false;
  const watching = (async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const began = performance.now();
      await readPage(url + (paths[turn % paths.length] ?? '/'), agent);
      times.push(performance.now() - began);
      await wait(EVERY_MS);
    }
    agent.destroy();
  })();
  await Promise.all([
    watching,
    work().finally(() => {
      isOver = true;
    }),
  ]);
  return times;
}

/** Reads a page as a browser is sent it, and forgets it: what is unpacked and held here would be collected here. */
const readPage = (url: string, agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (page) => {
      page.resume().on('end', resolve).on('error', reject);
      if (page.statusCode !== 200) reject(new Error(`${url} answered ${page.statusCode}`));
    }).on('error', reject);
  });

const HEALTH_EVERY_MS = 200;

/** Asks for the server's health while `work` goes on: how long each answer took, and how many refused. */
export async function watchHealth(
  url: string,
  work: () => Promise<unknown>,
): Promise<{ times: number[]; refused: number }> {
  const times: number[] = [];
  let refused = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const began = performance.now();
      const { ok } = await fetch(`${url}/api/health`);
      times.push(performance.now() - began);
      if (!ok) refused += 1;
      await wait(HEALTH_EVERY_MS);
    }
  })();
  await Promise.all([
    watching,
    work().finally(() => {
      isOver = true;
    }),
  ]);
  return { times, refused };
}
