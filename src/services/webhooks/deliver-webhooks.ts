import { request as requestByHttp } from 'node:http';
import { request } from 'node:https';
import { Webhook as Signer } from 'standardwebhooks';
import { WEBHOOK_VERSION } from '#contracts/webhook.ts';
import type { Database } from '#database/database.ts';
import { findAccount } from '#database/queries/accounts/accounts.ts';
import { listOwnerAddresses } from '#database/queries/accounts/people.ts';
import { findLead } from '#database/queries/leads/list-leads.ts';
import { findAnyProduct } from '#database/queries/products/find-product.ts';
import { findAnySeller } from '#database/queries/sellers.ts';
import * as queries from '#database/queries/webhooks.ts';
import { DAY_MS } from '#domain/time/days.ts';
import { FIRST_LANGUAGE } from '#languages/languages.ts';
import type { AppContext, Mail } from '../app-context.ts';
import { presentLeads } from '../leads/present-lead.ts';
import { mailTo, pageFor } from '../mail/send-mail.ts';
import { isPublicAddress, isPublicName, lookupPublic } from '../notices/push-sender.ts';
import { presentSeller } from '../sellers/present-seller.ts';
import { write } from '../write.ts';
import { secretOf } from './webhooks.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Longer than an attempt takes. */
const LEASE_MS = MINUTE_MS;
const MOST_AT_ONCE = 40;
const MOST_OF_ONE = 4;
/** After the first attempt, and after each that follows: a day in all. */
const PAUSES_MS = [
  ...[10_000, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS],
  ...[HOUR_MS, 3 * HOUR_MS, 6 * HOUR_MS, 12 * HOUR_MS],
];
/** A webhook that nothing has arrived at for so long is turned off. */
const FAILING_FOR_MS = 3 * DAY_MS;
/** For how many days it is kept what became of deliveries. */
export const DELIVERIES_KEPT_DAYS = 7;

/**
 * Sends what webhooks are to be told, side by side; false where nothing was due. What fails is tried again with growing
 * pauses for a day. A webhook that nothing has arrived at for days, or that answers 410, is turned off, and whose it is is mailed.
 */
export async function deliverWebhooks(context: AppContext): Promise<boolean> {
  const { db } = context;
  const now = context.now();
  const leasedUntil = new Date(now.getTime() + LEASE_MS);
  const limits = { most: MOST_AT_ONCE, ofOne: MOST_OF_ONE };
  const leased = await queries.leaseDeliveries(db, { now, leasedUntil, ...limits });
  if (leased.length === 0) return false;
  const hooks = await queries.listWebhooksById(db, [
    ...new Set(leased.map(({ webhookId }) => webhookId)),
  ]);
  const byId = new Map(hooks.map((hook) => [hook.id, hook]));
  await Promise.all(
    leased.map(async (delivery) => {
      const hook = byId.get(delivery.webhookId);
      if (hook !== undefined) await deliver(context, hook, delivery);
    }),
  );
  return true;
}

async function deliver(
  context: AppContext,
  hook: queries.WebhookRow,
  delivery: queries.LeasedDelivery,
): Promise<void> {
  const { db } = context;
  const sent = await attempt(context, hook, delivery);
  const now = context.now();
  const tried = {
    status: sent.status === 0 ? null : sent.status,
    ...{ milliseconds: sent.milliseconds, problem: sent.problem, attemptedAt: now },
  };
  if (sent.problem === '') {
    await queries.settleDelivery(db, delivery.id, { ...tried, state: 'arrived' });
    if (hook.failingSince !== null) await queries.noteFailing(db, hook.id, null);
    return;
  }
  const pause = PAUSES_MS[delivery.attempts - 1];
  await queries.settleDelivery(
    db,
    delivery.id,
    pause === undefined
      ? { ...tried, state: 'failed' }
      : { ...tried, dueAt: new Date(now.getTime() + pause) },
  );
  const since = await queries.noteFailing(db, hook.id, now);
  const isOver = since !== null && now.getTime() - since.getTime() >= FAILING_FOR_MS;
  if (sent.status === 410 || isOver) await turnOff(context, hook);
}

async function attempt(
  context: AppContext,
  hook: queries.WebhookRow,
  { id, event, subjectId, createdAt }: queries.LeasedDelivery,
) {
  const secret = secretOf(context, hook);
  if (secret === null) {
    const problem = 'TOKEN_SECRET has changed: delete this webhook and add it again';
    return { status: 0, milliseconds: 0, problem };
  }
  const data = await subjectOf(context, hook.sellerId, event, subjectId);
  const timestamp = createdAt.toISOString();
  const body = JSON.stringify({ type: event, timestamp, version: WEBHOOK_VERSION, data });
  const now = context.now();
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': `Dhow/${context.operations.version}`,
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Signer(secret).sign(id, now, body),
  };
  return context.webhooks.send(hook.url, headers, body);
}

/** Returns a thing as the API shows it to the owner of the webhook; only its id where it was deleted. */
async function subjectOf(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  sellerId: string | null,
  event: string,
  id: string,
): Promise<object> {
  const gone = { _id: id };
  if (event === 'product.deleted' || event === 'seller.deleted') return gone;
  if (event.startsWith('product.')) {
    const found = await findAnyProduct(db, id);
    return found === null ? gone : JSON.parse(found.json);
  }
  if (event.startsWith('seller.')) {
    const row = await findAnySeller(db, id);
    return row === null ? gone : presentSeller(row);
  }
  if (event === 'report.answered') return gone;
  if (event.startsWith('report.')) return (await queries.findReportForWebhook(db, id)) ?? gone;
  if (sellerId === null) return (await queries.findLeadForWebhook(db, id)) ?? gone;
  const row = await findLead(db, sellerId, id);
  const [lead] = row === null ? [] : await presentLeads(db, [row], now());
  return lead ?? gone;
}

async function turnOff(context: AppContext, hook: queries.WebhookRow): Promise<void> {
  await write(context, async (db, _touch, send) => {
    if (!(await queries.turnOffWebhook(db, hook.id))) return;
    for (const mail of await mailsOf(context, db, hook)) send(mail);
  });
  context.log.warn({ webhook: hook.id }, 'a webhook was turned off, as nothing arrives there');
}

/** The mails to whose webhook it is: the seller, or the owners of the marketplace. */
async function mailsOf(
  context: AppContext,
  db: Database,
  { sellerId, url }: queries.WebhookRow,
): Promise<Mail[]> {
  const seller = sellerId === null ? null : await findAccount(db, 'seller', sellerId);
  const owners = sellerId === null ? await listOwnerAddresses(db) : [];
  const readers = seller ? [seller] : owners.map((email) => ({ email, language: FIRST_LANGUAGE }));
  const path = `/${sellerId === null ? 'admin' : 'seller'}/webhooks`;
  const { host } = new URL(url);
  return readers.map((reader) =>
    mailTo(context, reader, 'webhookOff', { host, link: pageFor(context, reader, path) }),
  );
}

/** What came of a delivery: the answer's status, 0 where there was none, and what it took. */
type Sent = { status: number; milliseconds: number; problem: string };

export type WebhookSender = {
  /** Whether a webhook may lead to an address. */
  mayLeadTo: (url: string) => boolean;
  send: (url: string, headers: Record<string, string>, body: string) => Promise<Sent>;
};

const TRIED_MS = 15_000;

/**
 * Returns what tells programs of events. Their addresses come from sellers: nothing is sent but by HTTPS to public
 * addresses, whatever a name leads to at that moment, unless the operator allows others. Redirects are not followed, and
 * what is answered is not read.
 */
export function createWebhookSender({ toPrivate }: { toPrivate: boolean }): WebhookSender {
  const mayLeadTo = (address: string) => {
    const url = URL.parse(address);
    if (url === null || url.username !== '' || url.password !== '') return false;
    if (toPrivate) return url.protocol === 'https:' || url.protocol === 'http:';
    if (url.protocol !== 'https:') return false;
    return isPublicName(url.hostname) || isPublicAddress(url.hostname.replace(/^\[|\]$/g, ''));
  };
  return {
    mayLeadTo,
    async send(address, headers, body) {
      const begun = performance.now();
      const took = () => Math.round(performance.now() - begun);
      if (!mayLeadTo(address))
        return { status: 0, milliseconds: 0, problem: 'not a public address' };
      try {
        const status = await post(new URL(address), headers, body, toPrivate);
        const isFine = status >= 200 && status < 300;
        return { status, milliseconds: took(), problem: isFine ? '' : `status ${status}` };
      } catch (error) {
        const problem = error instanceof Error ? error.message : String(error);
        return { status: 0, milliseconds: took(), problem: problem.slice(0, 200) };
      }
    },
  };
}

function post(
  url: URL,
  headers: Record<string, string>,
  body: string,
  toPrivate: boolean,
): Promise<number> {
  const send = url.protocol === 'http:' ? requestByHttp : request;
  return new Promise((resolve, reject) => {
    const options = {
      ...{ method: 'POST', headers, agent: false as const },
      signal: AbortSignal.timeout(TRIED_MS),
      ...(!toPrivate && { lookup: lookupPublic }),
    };
    const sent = send(url, options, (response) => {
      response.on('error', () => {}).destroy();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', reject).end(body);
  });
}
