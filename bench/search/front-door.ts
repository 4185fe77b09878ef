import { pino } from 'pino';
import { readConfig } from '#server/config/read-config.ts';
import { createApp } from '#server/create-app.ts';
import { createAppContext } from '#server/create-app-context.ts';
import { createResponseCache } from '#server/page-cache/response-cache.ts';
import { adminToken } from '../load/admin-token.ts';
import type { Ask } from './judge.ts';

const ROWS = 24;

/** The address that the shop page, or the back office's table of products, asks for a search. */
export const addressOf: (query: Parameters<Ask>[0]) => string = ({ text, door }) =>
  door === 'admin'
    ? `/api/admin/get-products?limit=${ROWS}&q=${encodeURIComponent(text)}`
    : `/api/get-listing?limit=${ROWS}&q=${encodeURIComponent(text)}`;

/** Returns the ids of the products in an answer of either. */
export function idsIn(body: string): string[] {
  const answer: { _id: string }[] | { products: { _id: string }[] } = JSON.parse(body);
  const rows = Array.isArray(answer) ? answer : answer.products;
  return rows.map(({ _id }) => _id);
}

/** The whole server over a filled database, with a socket of its own; no answer is kept. */
export async function openFrontDoor(environment: Record<string, string>) {
  const config = readConfig({ ...environment, DEMO: '0' });
  const log = pino({ level: 'silent' });
  const { context, database } = await createAppContext(config, log, null);
  const { app } = await createApp(context, {
    log,
    cache: createResponseCache({ maxBytes: 0 }),
    pages: null,
    isBusy: () => false,
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const authorization = `Bearer ${await adminToken(context)}`;
  const ask: Ask = async (query) => {
    const answer = await fetch(url + addressOf(query), {
      headers: query.door === 'admin' ? { authorization } : {},
    });
    const body = await answer.text();
    if (answer.status !== 200)
      throw new Error(`"${query.text}" answered ${answer.status}: ${body}`);
    return idsIn(body);
  };
  return {
    ask,
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
