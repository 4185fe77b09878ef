import { asc, desc, eq, sql } from 'drizzle-orm';
import { type Database, firstRow, rowsOf } from '../../database.ts';
import { seller } from '../../schema/accounts/account.ts';
import { contactMessage, newsletterSubscriber } from '../../schema/activity.ts';
import { deleteMailsTo, listMailsTo } from '../mails/mail-list.ts';
import { forgetReporter, listReportsBy } from '../reports/reporters.ts';

/**
 * Returns what is stored of an address itself: its subscription, its messages, its reports and the
 * mails of the last days to it.
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
  return { subscriber: subscriber ?? null, messages, reports, mails };
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
  return { subscribers: subscribers.length, messages: messages.length, reports, mails };
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
