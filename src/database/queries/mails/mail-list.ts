import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { MailQuery } from '#contracts/calls/mails.ts';
import type { Database } from '../../database.ts';
import { mail } from '../../schema/operation/mail.ts';
import { holds } from '../catalogue/catalogue-columns.ts';
import { newestFirst } from '../inbox.ts';
import { cutSlice, type PageOf, pageOf } from '../lists/page-of.ts';
import { countMatching } from '../lists/row-counts.ts';

const { id, email, subject, state, attempts, leasedUntil, nextAt, problem, createdAt, settledAt } =
  mail;
/** Neither the text nor what could be made of it. */
const shown = {
  id,
  email,
  subject,
  state,
  attempts,
  leasedUntil,
  nextAt,
  problem,
  createdAt,
  settledAt,
};

export type MailRow = Pick<typeof mail.$inferSelect, keyof typeof shown>;

/** Returns mails without their text, newest first: all, or only those in one state. */
export function listMails(db: Database, query: MailQuery): Promise<PageOf<MailRow>> {
  const where = and(holds(query.q, email, subject), query.state && eq(state, query.state));
  return pageOf({
    ...newestFirst(query, createdAt, id),
    count: () => countMatching(db, mail, where),
    read: (slice) =>
      cutSlice(
        db
          .select({ ...shown, cursor: slice.cursor })
          .from(mail)
          .$dynamic(),
        where,
        slice,
      ),
  });
}

const isTo = (address: string) => eq(sql`lower(${email})`, address);

/** Returns the mails to an address (in lower case), the oldest first, without their text. */
export function listMailsTo(db: Database, address: string) {
  return db
    .select({ email, subject, state, createdAt, settledAt })
    .from(mail)
    .where(isTo(address))
    .orderBy(asc(createdAt), asc(id));
}

/** Returns those of some ids that there is a mail of. */
export async function knownMails(db: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id })
    .from(mail)
    .where(inArray(id, [...ids]));
  return rows.map((row) => row.id);
}

/** Removes the mails to an address (in lower case), also those that wait. Returns how many. */
export async function deleteMailsTo(db: Database, address: string): Promise<number> {
  const rows = await db.delete(mail).where(isTo(address)).returning({ id });
  return rows.length;
}
