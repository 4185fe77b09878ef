import { and, desc, eq, getTableColumns, inArray, isNull, lt, sql } from 'drizzle-orm';
import { type Database, firstRow, rowsOf } from '../database.ts';
import { seller } from '../schema/accounts/account.ts';
import { lead } from '../schema/lead.ts';
import { product } from '../schema/products/product.ts';
import { report } from '../schema/report.ts';
import { webhook, webhookDelivery } from '../schema/webhook.ts';

export type WebhookRow = typeof webhook.$inferSelect;
export type DeliveryRow = typeof webhookDelivery.$inferSelect;

/** Whose webhooks: a seller's, or the marketplace's where it is null. */
type Owner = string | null;
const ofOwner = (owner: Owner) =>
  owner === null ? isNull(webhook.sellerId) : eq(webhook.sellerId, owner);
const one = (owner: Owner, id: string) => and(ofOwner(owner), eq(webhook.id, id));

export const listWebhooks = (db: Database, owner: Owner): Promise<WebhookRow[]> =>
  db
    .select(getTableColumns(webhook))
    .from(webhook)
    .where(ofOwner(owner))
    .orderBy(webhook.createdAt, webhook.id);

/** Returns how many webhooks somebody has, while nobody else adds one. */
export async function lockWebhookCount(db: Database, owner: Owner): Promise<number> {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks ${owner ?? ''}`}, 0))`,
  );
  return db.$count(webhook, ofOwner(owner));
}

export async function insertWebhook(
  db: Database,
  values: typeof webhook.$inferInsert,
): Promise<void> {
  await db.insert(webhook).values(values);
}

export const lockWebhook = (db: Database, owner: Owner, id: string): Promise<WebhookRow | null> =>
  firstRow(db.select(getTableColumns(webhook)).from(webhook).where(one(owner, id)).for('update'));

export async function updateWebhook(
  db: Database,
  id: string,
  changes: Partial<typeof webhook.$inferInsert>,
): Promise<void> {
  await db.update(webhook).set(changes).where(eq(webhook.id, id));
}

export const deleteWebhook = (db: Database, owner: Owner, id: string) =>
  firstRow(db.delete(webhook).where(one(owner, id)).returning({ url: webhook.url }));

/** Returns the newest deliveries of a webhook of this owner. */
export const listDeliveries = (
  db: Database,
  owner: Owner,
  webhookId: string,
  most: number,
): Promise<DeliveryRow[]> =>
  db
    .select(getTableColumns(webhookDelivery))
    .from(webhookDelivery)
    .where(
      inArray(
        webhookDelivery.webhookId,
        db.select({ id: webhook.id }).from(webhook).where(one(owner, webhookId)),
      ),
    )
    .orderBy(desc(webhookDelivery.createdAt), desc(webhookDelivery.id))
    .limit(most);

/** Lets a delivery be sent again; returns its webhook, or null where the owner has no such one that is on. */
export const requeueDelivery = (db: Database, owner: Owner, id: string, now: Date) =>
  firstRow(
    db
      .update(webhookDelivery)
      .set({ state: 'waiting', attempts: 1, dueAt: now, leasedUntil: null, problem: '' })
      .where(
        and(
          eq(webhookDelivery.id, id),
          inArray(
            webhookDelivery.webhookId,
            db
              .select({ id: webhook.id })
              .from(webhook)
              .where(and(ofOwner(owner), eq(webhook.state, 'on'))),
          ),
        ),
      )
      .returning({ webhookId: webhookDelivery.webhookId }),
  );

export type LeasedDelivery = Pick<
  DeliveryRow,
  'id' | 'webhookId' | 'event' | 'subjectId' | 'attempts' | 'createdAt'
>;

/**
 * Takes deliveries that are due, few of one webhook, so that a slow receiver keeps no other waiting; each counts as
 * attempted from now on.
 */
export async function leaseDeliveries(
  db: Database,
  { now, leasedUntil, most, ofOne }: { now: Date; leasedUntil: Date; most: number; ofOne: number },
): Promise<LeasedDelivery[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const isFree = sql`(leased_until is null or leased_until < ${at})`;
  const due = sql`select d.id, d.due_at, row_number() over (partition by d.webhook_id order by d.due_at, d.id) as rank
    from webhook_delivery d join webhook w on w.id = d.webhook_id and w.state = 'on'
    where d.state = 'waiting' and d.due_at <= ${at} and ${isFree}`;
  const rows = await rowsOf<Omit<LeasedDelivery, 'createdAt'> & { createdAt: string }>(
    db,
    sql`update webhook_delivery set attempts = attempts + 1, leased_until = ${leasedUntil.toISOString()}
      where id in (select id from (${due}) as due where rank <= ${ofOne} order by due_at, id limit ${most})
        and state = 'waiting' and ${isFree}
      returning id, webhook_id as "webhookId", event, subject_id as "subjectId", attempts, created_at as "createdAt"`,
  );
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}

export const listWebhooksById = (db: Database, ids: readonly string[]): Promise<WebhookRow[]> =>
  db
    .select(getTableColumns(webhook))
    .from(webhook)
    .where(inArray(webhook.id, [...ids]));

/** Writes down what became of an attempt. */
export async function settleDelivery(
  db: Database,
  id: string,
  outcome: Partial<typeof webhookDelivery.$inferInsert>,
): Promise<void> {
  await db
    .update(webhookDelivery)
    .set({ ...outcome, leasedUntil: null })
    .where(eq(webhookDelivery.id, id));
}

/** Notes that nothing arrives, or that it does again; returns since when it does not. */
export async function noteFailing(
  db: Database,
  id: string,
  failingSince: Date | null,
): Promise<Date | null> {
  const since =
    failingSince === null
      ? null
      : sql`coalesce(${webhook.failingSince}, ${failingSince.toISOString()}::timestamptz)`;
  const [row] = await db
    .update(webhook)
    .set({ failingSince: since })
    .where(eq(webhook.id, id))
    .returning({ failingSince: webhook.failingSince });
  return row?.failingSince ?? null;
}

/** Turns a webhook off that fails, and gives up what waits for it; returns whether it was on. */
export async function turnOffWebhook(db: Database, id: string): Promise<boolean> {
  const turned = await db
    .update(webhook)
    .set({ state: 'failed' })
    .where(and(eq(webhook.id, id), eq(webhook.state, 'on')))
    .returning({ id: webhook.id });
  await db
    .update(webhookDelivery)
    .set({ state: 'failed', leasedUntil: null })
    .where(and(eq(webhookDelivery.webhookId, id), eq(webhookDelivery.state, 'waiting')));
  return turned.length > 0;
}

export async function sweepDeliveries(db: Database, before: Date): Promise<void> {
  await db.delete(webhookDelivery).where(lt(webhookDelivery.createdAt, before));
}

/** What admins are told of a lead: nothing of the shopper. */
export const findLeadForWebhook = (db: Database, id: string) =>
  firstRow(
    db
      .select({
        _id: lead.id,
        reference: lead.reference,
        seller: { _id: seller.id, name: seller.name },
        region: lead.region,
        source: lead.source,
        state: lead.state,
        createdAt: lead.createdAt,
      })
      .from(lead)
      .innerJoin(seller, eq(seller.id, lead.sellerId))
      .where(eq(lead.id, id)),
  );

/** What admins are told of a report: not who it is from. */
export const findReportForWebhook = (db: Database, id: string) =>
  firstRow(
    db
      .select({
        _id: report.id,
        reason: report.reason,
        words: report.words,
        product: { _id: product.id, name: product.name },
        seller: { _id: seller.id, name: seller.name },
        createdAt: report.createdAt,
      })
      .from(report)
      .innerJoin(seller, eq(seller.id, report.sellerId))
      .leftJoin(product, eq(product.id, report.productId))
      .where(eq(report.id, id)),
  );
