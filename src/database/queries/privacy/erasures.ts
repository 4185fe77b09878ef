import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database.ts';
import { erasure } from '../../schema/operation.ts';

/** What of a person was erased: an address or number, or a row by its id. */
export type Erased = {
  kind: 'seller' | 'email' | 'phone' | 'customer' | 'lead' | 'subscriber';
  value: string;
};

/** That it was erased, without telling what. */
export type Erasure = typeof erasure.$inferSelect;

/** The hash of `kind` and `value` with a salt. */
const hashed = (salt: string) =>
  sql`encode(sha256(convert_to(${salt}::text || kind || ' ' || value, 'UTF8')), 'hex')`;

/** Notes what is erased, with the shop's salt, or this one where nothing was erased before. */
export async function noteErasures(
  db: Database,
  erased: readonly Erased[],
  { newSalt, at }: { newSalt: string; at: Date },
): Promise<void> {
  const [first] = await db.select({ salt: erasure.salt }).from(erasure).limit(1);
  const salt = first?.salt ?? newSalt;
  await db.execute(sql`insert into erasure (salt, hash, erased_at)
    select ${salt}, ${hashed(salt)}, ${at.toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(erased)}::jsonb) as t (kind text, value text)
      on conflict do nothing`);
}

const AT_ONCE = 1_000;
const { salt, hash, erasedAt } = erasure;
const columns = { salt, hash, erasedAt };

/** Adds erasures as they are; returns those that were not known. */
export async function addErasures(db: Database, erasures: readonly Erasure[]): Promise<Erasure[]> {
  const added: Erasure[] = [];
  for (let from = 0; from < erasures.length; from += AT_ONCE) {
    const rows = erasures.slice(from, from + AT_ONCE);
    added.push(...(await db.insert(erasure).values(rows).onConflictDoNothing().returning(columns)));
  }
  return added;
}

export const listErasures = (db: Database): Promise<Erasure[]> =>
  db.select(columns).from(erasure).orderBy(erasure.erasedAt, erasure.hash);

export const countErasures = (db: Database): Promise<number> => db.$count(erasure);

/** Returns what has these hashes and is there all the same, sellers first. */
export function findErased(
  db: Database,
  salt: string,
  hashes: readonly string[],
): Promise<Erased[]> {
  return rowsOf(
    db,
    sql`select kind, value from (
        select 1 as step, 'seller' as kind, id as value from seller
        union select 2, 'email', lower(email) from seller
        union select 2, 'email', lower(email) from staff
        union select 2, 'email', lower(email) from newsletter_subscriber
        union select 2, 'email', lower(email) from contact_message
        union select 2, 'email', lower(email) from report where email is not null
        union select 2, 'email', lower(email) from mail
        union select 2, 'email', lower(email) from customer where email is not null
        union select 3, 'phone', phone from customer where phone is not null
        union select 4, 'customer', id from customer
        union select 5, 'lead', id from lead
        union select 6, 'subscriber', id from newsletter_subscriber) t
      where ${hashed(salt)} = any(${sql.param([...hashes])}::text[])
      order by step, value`,
  );
}
