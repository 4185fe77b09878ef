import { hkdfSync, randomBytes } from 'node:crypto';
import { webhookCalls } from '#contracts/calls/webhooks.ts';
import {
  DELIVERIES_SHOWN,
  type MadeWebhook,
  MOST_WEBHOOKS,
  type Webhook,
  type WebhookDelivery,
  type WebhookEdit,
  type WebhookInput,
} from '#contracts/webhook.ts';
import { newId } from '#database/new-id.ts';
import * as queries from '#database/queries/webhooks.ts';
import type { KnownActor } from '#domain/policy.ts';
import { said } from '#languages/said.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { failure, invalid, notFound } from '../failure.ts';
import { openSealed, seal } from '../seal.ts';
import { write, writeAs } from '../write.ts';

const ownerOf = (actor: KnownActor): string | null => (actor.role === 'seller' ? actor.id : null);

const keyOf = ({ tokenSecret }: Pick<AppContext, 'tokenSecret'>) =>
  new Uint8Array(hkdfSync('sha256', tokenSecret, '', 'dhow webhook', 32));

/** Returns the secret of a webhook, or null where TOKEN_SECRET has changed since it was made. */
export function secretOf(
  context: Pick<AppContext, 'tokenSecret'>,
  { id, sealedSecret }: Pick<queries.WebhookRow, 'id' | 'sealedSecret'>,
): string | null {
  const opened = openSealed(keyOf(context), id, sealedSecret);
  return opened === null ? null : Buffer.from(opened).toString();
}

export async function webhooksOf(
  { db }: Pick<AppContext, 'db'>,
  actor: KnownActor,
): Promise<Webhook[]> {
  return (await queries.listWebhooks(db, ownerOf(actor))).map(present);
}

const present = (row: queries.WebhookRow): Webhook => ({
  ...{ _id: row.id, url: row.url, events: row.events, state: row.state },
  failingSince: row.failingSince?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});

/** Adds a webhook; 422 for an address that nothing is sent to, 409 where there are too many. */
export async function addWebhook(
  context: AppContext,
  actor: KnownActor,
  { url, events }: WebhookInput,
): Promise<MadeWebhook> {
  refuseAddress(context, url);
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  const id = newId();
  const row: queries.WebhookRow = {
    ...{ id, sellerId: ownerOf(actor), url, events: [...new Set(events)] },
    sealedSecret: seal(keyOf(context), id, Buffer.from(secret)),
    ...{ state: 'on', failingSince: null, createdAt: context.now() },
  };
  await writeAs(context, actor, webhookCalls[actor.role].addWebhook, async (db) => {
    if ((await queries.lockWebhookCount(db, row.sellerId)) >= MOST_WEBHOOKS) {
      throw failure(409, 'too-many-webhooks', said('tooManyWebhooks', { most: MOST_WEBHOOKS }));
    }
    await queries.insertWebhook(db, row);
    await audit(db, actor, {
      ...{ action: 'add-webhook', entity: 'webhook', entityId: id },
      after: { url, events: row.events },
    });
  });
  return { ...present(row), secret };
}

function refuseAddress({ webhooks }: Pick<AppContext, 'webhooks'>, url: string): void {
  if (!webhooks.mayLeadTo(url)) throw invalid('url', said('webhookUrl'));
}

/** Changes a webhook; turned on again it begins anew. */
export async function editWebhook(
  context: AppContext,
  actor: KnownActor,
  id: string,
  { url, events, isOn }: WebhookEdit,
): Promise<Webhook> {
  if (url !== undefined) refuseAddress(context, url);
  return writeAs(context, actor, webhookCalls[actor.role].editWebhook, async (db) => {
    const before = await queries.lockWebhook(db, ownerOf(actor), id);
    if (before === null) throw notFound('webhook');
    const after = {
      ...before,
      ...(url !== undefined && { url }),
      ...(events !== undefined && { events: [...new Set(events)] }),
      ...(isOn !== undefined && { state: isOn ? ('on' as const) : ('off' as const) }),
      ...(isOn && { failingSince: null }),
    };
    await queries.updateWebhook(db, id, after);
    await audit(db, actor, {
      ...{ action: 'edit-webhook', entity: 'webhook', entityId: id },
      before: { url: before.url, events: before.events, state: before.state },
      after: { url: after.url, events: after.events, state: after.state },
    });
    return present(after);
  });
}

export function removeWebhook(context: AppContext, actor: KnownActor, id: string): Promise<void> {
  return write(context, async (db) => {
    const before = await queries.deleteWebhook(db, ownerOf(actor), id);
    if (before === null) throw notFound('webhook');
    const event = { action: 'delete-webhook', entity: 'webhook', entityId: id, before };
    await audit(db, actor, event);
  });
}

/** Returns the last deliveries of a webhook, the newest first. */
export async function deliveriesOf(
  { db }: Pick<AppContext, 'db'>,
  actor: KnownActor,
  id: string,
): Promise<WebhookDelivery[]> {
  const rows = await queries.listDeliveries(db, ownerOf(actor), id, DELIVERIES_SHOWN);
  return rows.map(({ id: _id, createdAt, attemptedAt, dueAt, ...row }) => ({
    ...{ _id, event: row.event, subjectId: row.subjectId, state: row.state },
    ...{ attempts: row.attempts, status: row.status, milliseconds: row.milliseconds },
    problem: row.problem,
    createdAt: createdAt.toISOString(),
    attemptedAt: attemptedAt?.toISOString() ?? null,
    dueAt: row.state === 'waiting' ? dueAt.toISOString() : null,
  }));
}

/** Sends a delivery again; 404 where the webhook is off, or not the actor's. */
export function sendAgain(context: AppContext, actor: KnownActor, id: string): Promise<void> {
  return write(context, async (db) => {
    const found = await queries.requeueDelivery(db, ownerOf(actor), id, context.now());
    if (found === null) throw notFound('delivery');
    const { webhookId } = found;
    const event = { action: 'send-webhook-again', entity: 'webhook', entityId: webhookId };
    await audit(db, actor, event);
  });
}
