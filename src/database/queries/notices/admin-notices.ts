import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { type Database, firstRow, rowsOf } from '../../database.ts';
import { admin } from '../../schema/accounts/account.ts';

const { id, email, role, noticeMail, toldUntil } = admin;

/** Returns the admins that want to be mailed of what waits. */
export function listAdminsToTell(db: Database) {
  return db
    .select({ id, noticeMail, toldUntil })
    .from(admin)
    .where(and(ne(noticeMail, 'NEVER'), isNull(admin.deactivatedAt)));
}

/** Locks an admin until the transaction ends. */
export function lockAdminToTell(db: Database, adminId: string) {
  return firstRow(
    db
      .select({ email, role, noticeMail, toldUntil })
      .from(admin)
      .where(eq(id, adminId))
      .for('update'),
  );
}

export async function setAdminNotices(
  db: Database,
  adminId: string,
  values: Partial<Pick<typeof admin.$inferInsert, 'noticeMail' | 'toldUntil'>>,
): Promise<void> {
  await db.update(admin).set(values).where(eq(id, adminId));
}

/** What came within some time and still waits for an admin, by its kind: how many. */
export type Waiting = Record<
  'sellers' | 'answers' | 'changes' | 'looks' | 'reports' | 'messages' | 'mails' | 'backups',
  number
>;

/** Mails to admins are left out: one that fails would be told of by the next, and so on. */
export async function countWaiting(db: Database, since: Date, until: Date): Promise<Waiting> {
  const within = (at: string) =>
    sql`${sql.raw(at)} > ${since.toISOString()}::timestamptz and ${sql.raw(at)} <= ${until.toISOString()}::timestamptz`;
  const count = (of: SQL) => sql`(select count(*)::int from ${of})`;
  const [row] = await rowsOf<Waiting>(
    db,
    sql`select
      ${count(sql`seller where approval = 'pending' and ${within('created_at')}`)} as sellers,
      ${count(sql`seller where ${within('unread_since')}`)} as answers,
      ${count(sql`seller_change where state = 'waiting' and ${within('created_at')}`)} as changes,
      ${count(sql`product where ${within('look_again_at')}`)} as looks,
      ${count(sql`report where answer_id is null and ${within('created_at')}`)} as reports,
      ${count(sql`contact_message where done_at is null and ${within('created_at')}`)} as messages,
      ${count(sql`mail where state = 'failed' and ${within('settled_at')}
        and not exists (select from admin where lower(admin.email) = lower(mail.email))`)} as mails,
      ${count(sql`backup_run where error is not null and ${within('ended_at')}`)} as backups`,
  );
  if (row === undefined) throw new Error('a count has one row');
  return row;
}
