import { setTimeout as wait } from 'node:timers/promises';
import { bulkCalls } from '#contracts/products/bulk-change.ts';
import { lockAdminRole, lockSellerStatus } from '#database/queries/lock-actor.ts';
import {
  type BulkChangeRow,
  leaseBulkChange,
  listNextOf,
  noteMet,
  RENEW_LEASE_MS,
  releaseBulkLease,
  renewBulkLease,
  updateBulkChange,
} from '#database/queries/products/bulk-changes.ts';
import { matchingWhere } from '#database/queries/products/managed/preview-matching.ts';
import type { KnownActor } from '#domain/policy.ts';
import { recheckActor } from '../../accounts/recheck-actor.ts';
import type { AppContext } from '../../app-context.ts';
import { failure, isFailure, notFound, stale } from '../../failure.ts';
import { changerOf } from '../change-matching.ts';
import { undoMatching } from '../undo/undo-change.ts';
import { changePricesTogether } from './change-prices-together.ts';

/** Products of one turn: about a second's work. */
const TURN = 25;
/** The rest after each turn, as a share of the time it took, where the database answers one statement at a time. */
const SHARE_LEFT = 0.3;

/**
 * Changes the next products of one change of many, or makes some what they were before; changes take turns. The transaction
 * that changes a product also notes that it was met: so it is met once however often a process is killed.
 * Returns false where none waits.
 */
export async function bulkChangeNext(context: AppContext, signal?: AbortSignal): Promise<boolean> {
  const job = await leaseBulkChange(context.db);
  if (job === null) return false;
  const beating = setInterval(() => {
    renewBulkLease(context.db, job.id).catch(() => {});
  }, RENEW_LEASE_MS);
  const began = performance.now();
  try {
    const actor = await workerOf(context, job);
    if (job.state === 'undoing') await undoSome(context, actor, job);
    else await changeSome(context, actor, job, signal);
  } catch (error) {
    if (!isOfWorker(error)) throw error;
    const state = job.state === 'undoing' ? 'over' : 'stopped';
    const why = isFailure(error) ? error.said : '';
    await updateBulkChange(context.db, job, { state, problem: why, endedAt: context.now() });
  } finally {
    clearInterval(beating);
  }
  if (context.engine === 'embedded') await wait((performance.now() - began) * SHARE_LEFT);
  return true;
}

/** Whether it is refused whoever began it, rather than a product. */
const isOfWorker = (error: unknown) =>
  isFailure(error) && (error.status === 401 || error.status === 403);

/** Returns as whom a change is made. Throws where they may not any more. */
async function workerOf(
  { db, now }: AppContext,
  { id, sellerId, adminId, staff, byName }: BulkChangeRow,
): Promise<KnownActor> {
  const adminRole = adminId === null ? null : await lockAdminRole(db, adminId);
  const admin = adminId !== null && adminRole !== null && { id: adminId, name: byName, adminRole };
  if (adminId !== null && !admin) throw failure(403, 'not-allowed', notFound('admin').said);
  const seller = sellerId === null ? null : await lockSellerStatus(db, sellerId);
  if (sellerId !== null && seller === null)
    throw failure(403, 'not-allowed', notFound('seller').said);
  const actor: KnownActor | false =
    sellerId === null || seller === null
      ? admin && { role: 'admin', ...admin }
      : {
          ...{ role: 'seller', id: sellerId, ...seller },
          ...(staff && { staff }),
          ...(admin && { support: admin }),
        };
  if (!actor) throw new Error('A change of nobody.');
  await recheckActor(db, actor, bulkCalls[actor.role].start, now());
  return { ...actor, bulkChange: id };
}

async function changeSome(
  context: AppContext,
  actor: KnownActor,
  job: BulkChangeRow,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { db } = context;
  const products = await listNextOf(
    db,
    job,
    await matchingWhere(db, job.sellerId, job.asked),
    TURN,
  );
  const together = await changeTogether(context, actor, job, products);
  for (const { _id, name } of products.slice(together)) {
    if (signal?.aborted) return;
    const alsoWrite: AppContext['alsoWrite'] = async (db, outcome) => {
      const met = { last: _id, done: 1, waiting: outcome === 'waits' ? 1 : 0 };
      if (!(await noteMet(db, job, met))) throw stale();
    };
    try {
      await changerOf({ ...context, alsoWrite }, actor, job.asked)(_id, job.id);
    } catch (error) {
      if (!isFailure(error) || isOfWorker(error)) throw error;
      // Where it was stopped meanwhile, the product is as it was, and has its turn once it goes on.
      const refusals = [{ _id, name, message: error.said }];
      if (!(await noteMet(db, job, { last: _id, refusals }))) return;
    }
  }
  if (products.length === TURN) await releaseBulkLease(db, job.id);
  else await updateBulkChange(db, job, { state: 'over', endedAt: context.now() });
}

/** Changes the first of some products in one transaction, where that is possible; returns how many. */
async function changeTogether(
  context: AppContext,
  actor: KnownActor,
  job: BulkChangeRow,
  products: readonly { _id: string }[],
): Promise<number> {
  if (job.asked.action !== 'change-prices') return 0;
  const ids = products.map(({ _id }) => _id);
  return changePricesTogether(context, actor, job, job.asked, ids).catch((error) => {
    if (!isFailure(error) || isOfWorker(error)) throw error;
    return 0;
  });
}

async function undoSome(context: AppContext, actor: KnownActor, job: BulkChangeRow): Promise<void> {
  const { db } = context;
  const alsoWrite: AppContext['alsoWrite'] = async (db, outcome) => {
    if (outcome === 'undone') await noteMet(db, job, { undone: 1 });
  };
  const since = new Date(0);
  const { failed, isOver } = await undoMatching({ ...context, alsoWrite }, actor, job.id, {
    since,
  });
  await noteMet(db, job, { refusals: failed });
  if (isOver) await updateBulkChange(db, job, { state: 'undone', endedAt: context.now() });
  else await releaseBulkLease(db, job.id);
}
