import {
  type BulkAsked,
  type BulkChange,
  type BulkControl,
  bulkCalls,
} from '#contracts/products/bulk-change.ts';
import { newId } from '#database/new-id.ts';
import {
  type BulkChangeRow,
  insertBulkChange,
  listBulkChanges,
  lockBulkChange,
  type NewBulkChange,
  updateBulkChange,
} from '#database/queries/products/bulk-changes.ts';
import {
  countAllMatching,
  matchingWhere,
} from '#database/queries/products/managed/preview-matching.ts';
import { type KnownActor, refusalOf } from '#domain/policy.ts';
import { formatCount } from '#languages/count.ts';
import { said } from '#languages/said.ts';
import type { AppContext } from '../../app-context.ts';
import { audit } from '../../audit.ts';
import { failure, notFound, stale } from '../../failure.ts';
import { writeAs } from '../../write.ts';
import { changerOf } from '../change-matching.ts';
import { undoableSince } from '../undo/keep-undo.ts';

/** The shop of whose changes an actor knows; null for admins, who know of all admins'. */
const shopOf = (actor: KnownActor) => (actor.role === 'seller' ? actor.id : null);

/** As whom the background works. */
function workingAs(actor: KnownActor): Pick<NewBulkChange, 'adminId' | 'staff' | 'byName'> {
  if (actor.role === 'admin') return { adminId: actor.id, staff: null, byName: actor.name };
  const { support, staff, name } = actor;
  return {
    adminId: support?.id ?? null,
    staff: staff ?? null,
    byName: support?.name ?? staff?.name ?? name,
  };
}

/**
 * Begins a change of all products that match, or of those named, which goes on in the background
 * (docs/behaviour/rules.md#changes-of-many-products). 409 where more or fewer match than were shown before it.
 */
export async function startBulkChange(
  context: AppContext,
  actor: KnownActor,
  asked: BulkAsked,
): Promise<BulkChange> {
  // What is asked for is whole before any product is changed.
  changerOf(context, actor, asked);
  const { previewed, ...kept } = asked;
  const row = await writeAs(context, actor, bulkCalls[actor.role].start, async (db) => {
    const total = await countAllMatching(db, await matchingWhere(db, shopOf(actor), asked));
    if (previewed !== undefined && previewed !== total) {
      throw failure(409, 'changed-meanwhile', said('othersMatchNow'));
    }
    const made = { id: newId(), sellerId: shopOf(actor), ...workingAs(actor), total };
    const inserted = await insertBulkChange(db, { ...made, asked: kept as BulkAsked });
    await auditOf(db, actor, inserted, 'bulk-change');
    return inserted;
  });
  return presentBulkChange(row, actor, context.now());
}

/** Returns what an actor knows of changes of many products: those at work, and those of the last hour. */
export async function recentBulkChanges(
  context: AppContext,
  actor: KnownActor,
): Promise<BulkChange[]> {
  const now = context.now();
  const rows = await listBulkChanges(context.db, shopOf(actor), undoableSince(now));
  return rows.map((row) => presentBulkChange(row, actor, now));
}

/** Stops a change of many products, goes on with it, or undoes it; refused where it is past that. */
export async function controlBulkChange(
  context: AppContext,
  actor: KnownActor,
  id: string,
  { what }: BulkControl,
): Promise<BulkChange> {
  const now = context.now();
  const row = await writeAs(context, actor, bulkCalls[actor.role].control, async (db) => {
    const before = await lockBulkChange(db, shopOf(actor), id);
    if (before === null) throw notFound('product');
    if (what === 'undo' && !isUndoable(before, now)) {
      throw failure(409, 'nothing-to-undo', said('canBeUndoneOnce'));
    }
    if (what === 'stop' && before.state !== 'running') throw stale();
    if (what === 'go-on' && before.state !== 'stopped') throw stale();
    if (what === 'undo') await auditOf(db, actor, before, 'undo-bulk-change');
    const begun = { ...workingAs(actor), endedAt: null, problem: '' };
    const next: Partial<NewBulkChange> = {
      stop: { state: 'stopped' as const, endedAt: now },
      'go-on': { ...begun, state: 'running' as const },
      undo: { ...begun, state: 'undoing' as const, refusals: [], undone: 0, kept: 0 },
    }[what];
    return updateBulkChange(db, before, next);
  });
  if (row === null) throw stale();
  return presentBulkChange(row, actor, now);
}

const isUndoable = ({ state, done, endedAt }: BulkChangeRow, now: Date) =>
  (state === 'over' || state === 'stopped') &&
  done > 0 &&
  endedAt !== null &&
  endedAt >= undoableSince(now);

function presentBulkChange(row: BulkChangeRow, actor: KnownActor, now: Date): BulkChange {
  const { id, asked, byName, state, total, done, waiting, failed, undone, kept } = row;
  const mayChange = refusalOf(bulkCalls[actor.role].control, actor) === null;
  return {
    ...{ _id: id, action: asked.action, by: byName, state },
    percent: asked.action === 'change-prices' ? asked.percent : null,
    isOfAll: asked.ids === undefined,
    ...{ total, done, waiting, failed, undone, kept },
    ...{ refusals: row.refusals, problem: row.problem },
    ...{ mayChange, isUndoable: mayChange && isUndoable(row, now) },
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}

/** One line in the audit tells of the whole; each product has its own beside it. */
const auditOf = (
  db: Parameters<typeof audit>[0],
  actor: KnownActor,
  { id, asked, total }: BulkChangeRow,
  action: 'bulk-change' | 'undo-bulk-change',
) =>
  audit(db, actor, {
    ...{ action, entity: 'bulk-change', entityId: id },
    after: { name: inWords(asked, total), ...asked },
  });

/** A change as the audit names it, such as `Prices of 851 products +10 %`. */
function inWords(asked: BulkAsked, total: number): string {
  const products = `${formatCount(total)} ${total === 1 ? 'product' : 'products'}`;
  if (asked.action !== 'change-prices') return `${doings[asked.action]} ${products}`;
  const { percent } = asked;
  return `Prices of ${products} ${percent > 0 ? '+' : '−'}${Math.abs(percent)} %`;
}

const doings: Readonly<Record<Exclude<BulkAsked['action'], 'change-prices'>, string>> = {
  'set-trending': 'Trending for',
  'clear-trending': 'No longer trending for',
  'put-up': 'Put up',
  'take-down': 'Taken down',
  delete: 'Deleted',
  move: 'Another category for',
  'set-attribute': 'An attribute of',
  'set-available': 'Available:',
  'set-sold': 'Sold:',
  reserve: 'Reserved:',
  'set-quantity': 'Quantity of',
  hide: 'Hidden:',
  show: 'Shown:',
};
