import { setTimeout as wait } from 'node:timers/promises';
import { type ApiClient, CutOff } from './api-client.ts';
import type { Ledger } from './ledger.ts';

type Lead = { _id: string; state: string; version: number };
type Move = { state: string; [field: string]: unknown };

export const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const nextOf: { [state: string]: Move } = {
  NEW: { state: 'WON', price: '120' },
  WON: { state: 'TALKING' },
  TALKING: { state: 'LOST', lostReason: 'PRICE' },
  LOST: { state: 'NEW' },
};

/** A seller who moves leads from state to state, again and again. */
export async function moveLeads(
  ledger: Ledger,
  client: ApiClient,
  sellerId: string,
): Promise<never> {
  for (;;) {
    await wait(50);
    const { data: leads } = await client.call<Lead[]>('GET', `/seller/get-leads/${sellerId}`);
    const lead = leads[Math.floor(Math.random() * leads.length)];
    const move = nextOf[lead?.state ?? ''];
    if (lead === undefined || move === undefined) continue;
    const { status, data } = await client.call('PUT', `/seller/move-lead/${lead._id}`, {
      ...move,
      version: lead.version,
    });
    if (status < 300) ledger.acknowledged += 1;
    // Changed meanwhile, or its piece deleted.
    else if (![404, 409].includes(status))
      ledger.surprises.push(`${status} ${JSON.stringify(data)}`);
  }
}

/** A shopper who looks at pieces and shops, and reports some of them. */
export async function lookAround(
  ledger: Ledger,
  client: ApiClient,
  sellerIds: readonly string[],
): Promise<never> {
  for (let visit = 0; ; visit += 1) {
    await wait(50);
    const { data } = await client.call<{ _id: string }[]>('GET', '/get-product?limit=20');
    const piece = data[Math.floor(Math.random() * data.length)];
    const sellerId = sellerIds[visit % sellerIds.length] ?? '';
    const agent = `${BROWSER} ${visit}`;
    await tellView(client, agent, { page: 'seller', id: sellerId, region: 'IN' });
    if (piece === undefined) continue;
    await tellView(client, agent, { page: 'product', id: piece._id, region: 'AE' });
    const report = { productId: piece._id, reason: 'stolen', words: `visit ${visit}` };
    const { status, data: said } = await client.call('POST', '/report', report);
    if (status < 300) ledger.acknowledged += 1;
    else if (status !== 404) ledger.surprises.push(`${status} ${JSON.stringify(said)}`);
  }
}

/** Tells that a browser showed a page; it is written within seconds, or when the server ends. */
export async function tellView(
  { url }: Pick<ApiClient, 'url'>,
  agent: string,
  view: object,
): Promise<void> {
  await fetch(`${url}/api/view`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': agent },
    body: JSON.stringify(view),
  }).catch((error) => {
    throw new CutOff(String(error));
  });
}
