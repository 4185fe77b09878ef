import { asc, desc, eq, sql } from 'drizzle-orm';
import { type Database, firstRow, rowsOf } from '../../database.ts';
import { seller } from '../../schema/accounts/account.ts';
import { staff } from '../../schema/accounts/staff.ts';
import { contactMessage, newsletterSubscriber } from '../../schema/activity.ts';
import { leadEvent } from '../../schema/lead.ts';
import { deleteInvitationsTo, listInvitationsTo } from '../accounts/invitations.ts';
import { deleteMember, listShops } from '../accounts/staff.ts';
import { unassignLeads } from '../leads/write-lead.ts';
import { deleteMailsTo, listMailsTo } from '../mails/mail-list.ts';
import { forgetReporter, listReportsBy } from '../reports/report-queue.ts';
import { eraseAuditOf } from './seller-data.ts';

/**
 * Returns what is stored of an address itself: its subscription, its messages, its reports, the mails of
 * the last days and the invitations to it, and its log-in as a member of sellers' staff.
 */
export async function readVisitorData(db: Database, address: string) {
  const [subscriber] = await db
    .select({
      createdAt: newsletterSubscriber.createdAt,
      confirmedAt: newsletterSubscriber.confirmedAt,
      noticeVersion: newsletterSubscriber.noticeVersion,
      language: newsletterSubscriber.language,
    })
    .from(newsletterSubscriber)
    .where(eq(sql`lower(${newsletterSubscriber.email})`, address));
  const { id, name, message, createdAt, readAt, noticeVersion, language } = contactMessage;
  const answers = sql<object[]>`(
    select coalesce(json_agg(json_build_object('text', a.text, 'createdAt', a.created_at)
        order by a.created_at), '[]')
      from contact_answer a where a.message_id = contact_message.id)`;
  const messages = await db
    .select({ id, name, message, createdAt, readAt, noticeVersion, language, answers })
    .from(contactMessage)
    .where(eq(sql`lower(${contactMessage.email})`, address))
    .orderBy(asc(createdAt), asc(id));
  const reports = await listReportsBy(db, address);
  const mails = await listMailsTo(db, address);
  const invitations = await listInvitationsTo(db, address);
  const staff = await findStaffOfEmail(db, address);
  return { subscriber: subscriber ?? null, messages, reports, mails, invitations, staff };
}

/** Returns who of sellers' staff has an address, and which shops they work for; null where nobody has. */
async function findStaffOfEmail(db: Database, address: string) {
  const { id, name, createdAt } = staff;
  const member = await firstRow(
    db
      .select({ id, name, createdAt })
      .from(staff)
      .where(eq(sql`lower(${staff.email})`, address)),
  );
  if (member === null) return null;
  const shops = await listShops(db, member.id);
  return { ...member, shops: shops.map((shop) => shop.name) };
}

/** Removes a person from all staff, and their name from what they did and were given. */
async function eraseStaff(db: Database, { id, name }: { id: string; name: string }): Promise<void> {
  const unnamed = (column: string) => sql`${sql.identifier(column)} = case
    when ${sql.identifier(column)} = ${name} then '(erased)' else ${sql.identifier(column)} end`;
  for (const shop of await listShops(db, id)) {
    await unassignLeads(db, { sellerId: shop.id, assigneeId: id });
    await db.execute(sql`update lead_event set ${unnamed('from')}, ${unnamed('to')}
      where kind = 'ASSIGNED' and ${name} in ("from", "to")
        and lead_id in (select l.id from lead l where l.seller_id = ${shop.id})`);
    await db.execute(sql`update product_import set staff = null
      where seller_id = ${shop.id} and staff ->> 'id' = ${id}`);
    await deleteMember(db, shop.id, id);
  }
  await db.update(leadEvent).set({ actorName: '' }).where(eq(leadEvent.actorId, id));
  await eraseAuditOf(db, [id]);
}

/** Removes the same; reports stay without address and words. Returns how many of each. */
export async function eraseVisitorData(db: Database, address: string) {
  const subscribers = await db
    .delete(newsletterSubscriber)
    .where(eq(sql`lower(${newsletterSubscriber.email})`, address))
    .returning({ id: newsletterSubscriber.id });
  const messages = await db
    .delete(contactMessage)
    .where(eq(sql`lower(${contactMessage.email})`, address))
    .returning({ id: contactMessage.id });
  const reports = await forgetReporter(db, address);
  const mails = await deleteMailsTo(db, address);
  const invitations = await deleteInvitationsTo(db, address);
  const audited = await rowsOf<{ id: string }>(
    db,
    sql`select entity_id as id from audit_entry
      where entity = 'invitation' and lower(after ->> 'email') = ${address}`,
  );
  if (audited.length > 0)
    await eraseAuditOf(
      db,
      audited.map(({ id }) => id),
    );
  const member = await findStaffOfEmail(db, address);
  if (member !== null) await eraseStaff(db, member);
  return {
    subscribers: subscribers.length,
    messages: messages.length,
    reports,
    mails,
    invitations,
    staff: member === null ? 0 : 1,
  };
}

/**
 * Returns the seller with this address, or whose account another with this address is part of, and its numbers of
 * products and enquiries; or null.
 */
export function findSellerOfEmail(db: Database, address: string) {
  const { id, name, phone, language, createdAt, noticeVersion } = seller;
  const products = sql<number>`(select count(*)::int from product p where p.seller_id = seller.id)`;
  const enquiries = sql<number>`(select count(*)::int from enquiry e where e.seller_id = seller.id)`;
  return firstRow(
    db
      .select({ id, name, phone, language, createdAt, noticeVersion, products, enquiries })
      .from(seller)
      .where(
        sql`lower(${seller.email}) = ${address} or ${id} in (
          select m.seller_id from merged_seller m where lower(m.email) = ${address})`,
      )
      .orderBy(desc(sql`lower(${seller.email}) = ${address}`))
      .limit(1),
  );
}

/**
 * Removes the oldest messages, enquiries or leads from before a moment, up to a limit. Returns how many.
 * The counts of enquiries by day stay.
 */
export async function deleteOldRows(
  db: Database,
  name: 'contact_message' | 'enquiry' | 'lead',
  before: Date,
  most: number,
): Promise<number> {
  const table = sql.identifier(name);
  const rows = await rowsOf(
    db,
    sql`delete from ${table} where id in (
      select id from ${table} where created_at < ${before.toISOString()}::timestamptz
        order by created_at, id limit ${most}) returning id`,
  );
  return rows.length;
}
