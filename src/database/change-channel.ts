import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { cacheTags } from '#domain/cache-tags.ts';
import type { Database } from './database.ts';
import { changeLog } from './schema/operation.ts';

export const CHANGE_CHANNEL = 'dhow_change';
const LONGEST_PAYLOAD = 7000;

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
 * commit. A replica that is not told finds it in the log (`postgres/keep-listening.ts`).
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
  await db.insert(changeLog).values({ id, tags: [...tags] });
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

/** The commit is not worth a flush of the disk: an announcement that is made twice does no harm. */
async function send(db: Database, changes: readonly Change[]): Promise<void> {
  await db.execute(sql`
    with unflushed as (select set_config('synchronous_commit', 'off', true))
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
  const mark = batches.length > 1 ? [cacheTags.inParts] : [];
  return batches.map((batch) => JSON.stringify({ id, tags: [...mark, ...batch] }));
}

/** Returns the change of an announcement, or part of one; null where it is none. */
export function readAnnouncement(payload: string): Change | null {
  try {
    const { id, tags } = JSON.parse(payload) as Record<keyof Change, unknown>;
    const areWords = Array.isArray(tags) && tags.every((tag) => typeof tag === 'string');
    return typeof id === 'string' && areWords ? { id, tags } : null;
  } catch {
    return null;
  }
}
