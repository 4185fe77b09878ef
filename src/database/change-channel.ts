import { randomUUID } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { changeAnnouncement } from './schema/bookkeeping.ts';

export const CHANGE_CHANNEL = 'dhow_change';
const LONGEST_PAYLOAD = 7000;

/** A process that is alive has told of its own change long before. */
const FORGOTTEN = sql`now() - interval '2 seconds'`;
const MOST_FORGOTTEN = 100;

/** What one transaction has changed. The `id` tells whoever hears of it twice that it is the same. */
export type Change = { id: string; tags: readonly string[] };

const process = randomUUID();
let changes = 0;

/** Returns an id that no other change has, in whatever process. */
export function newChangeId(): string {
  changes += 1;
  return `${process}/${changes}`;
}

/**
 * Notes a change in its transaction, to be told to every replica by {@link announceChange} after the
 * commit.
 *
 * A `notify` within the transaction would make it wait: PostgreSQL lets only one transaction that
 * notifies commit at a time, so that the writes of all replicas would share one flush of the disk after
 * the other. Products added a second, where a commit takes 50 ms:
 * ```
 *                            one writer   sixteen
 * notify in the transaction          11        16
 * notify after the commit            10        97
 * ```
 */
export async function noteChange(db: Database, { id, tags }: Change): Promise<void> {
  await db.insert(changeAnnouncement).values({ id, tags: [...tags] });
}

const queues = new WeakMap<Database, { waiting: Change[]; sending: Promise<void> }>();

/**
 * Tells every replica of a committed change. What is announced while another announcement is on its way
 * is sent together.
 */
export async function announceChange(db: Database, change: Change): Promise<void> {
  const queue = queues.get(db) ?? { waiting: [], sending: Promise.resolve() };
  queues.set(db, queue);
  queue.waiting.push(change);
  if (queue.waiting.length === 1) {
    queue.sending = queue.sending.catch(() => {}).then(() => send(db, queue.waiting.splice(0)));
  }
  await queue.sending;
}

/**
 * Tells of the changes of a process that died between its commit and its announcement. Returns whether
 * there may be more.
 */
export async function announceForgotten(db: Database): Promise<boolean> {
  const forgotten = await db
    .select({ id: changeAnnouncement.id, tags: changeAnnouncement.tags })
    .from(changeAnnouncement)
    .where(lt(changeAnnouncement.createdAt, FORGOTTEN))
    .limit(MOST_FORGOTTEN);
  if (forgotten.length > 0) await send(db, forgotten);
  return forgotten.length === MOST_FORGOTTEN;
}

/** The commit is not worth a flush of the disk: an announcement that is made twice does no harm. */
async function send(db: Database, changes: readonly Change[]): Promise<void> {
  const ids = changes.map(({ id }) => id);
  await db.execute(sql`
    with unflushed as (select set_config('synchronous_commit', 'off', true)),
      told as (delete from change_announcement where id = any(${sql.param(ids)}::text[]))
    select pg_notify(${CHANGE_CHANNEL}, payload)
      from unflushed, unnest(${sql.param(changes.flatMap(payloadsOf))}::text[]) as payload`);
}

/** A very long list of tags is split, since PostgreSQL limits one announcement to 8,000 bytes. */
function payloadsOf({ id, tags }: Change): string[] {
  const batches: string[][] = [[]];
  let size = 0;
  for (const tag of tags) {
    size += tag.length + 3;
    if (size > LONGEST_PAYLOAD) {
      batches.push([]);
      size = tag.length + 3;
    }
    batches.at(-1)?.push(tag);
  }
  return batches.map((batch) => JSON.stringify({ id, tags: batch }));
}
