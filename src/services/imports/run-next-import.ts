import { setTimeout as wait } from 'node:timers/promises';
import { releaseImportPictures } from '#database/queries/imports/import-pictures.ts';
import {
  type LeasedImport,
  leaseImport,
  releaseLease,
  renewLease,
} from '#database/queries/imports/import-queue.ts';
import {
  listWaitingRows,
  settleRow,
  type WaitingRow,
} from '#database/queries/imports/import-rows.ts';
import { findSellerImport, setImportStage } from '#database/queries/imports/imports.ts';
import { PENDING_MESSAGE } from '#domain/policy.ts';
import { isFailure } from '../failure.ts';
import type { Marketplace } from '../marketplace.ts';
import { importRow } from './import-row.ts';

const ROWS_A_TURN = 20;
/**
 * How much of the time that a row takes is left to requests after it. The embedded database answers
 * within the same turn of the event loop: without a rest, requests would wait for the whole import.
 */
const SHARE_LEFT = 0.3;

/**
 * Runs the next rows of the import whose turn it is, so that a short one need not wait for the end of
 * a long one; false when none waits. What a killed process had begun is taken up again when its lease
 * ends.
 */
export async function runNextImport(market: Marketplace, signal?: AbortSignal): Promise<boolean> {
  const job = await leaseImport(market.db);
  if (job === null) return false;
  const rows = await listWaitingRows(market.db, job.id, ROWS_A_TURN);
  for (const row of rows) {
    if (signal?.aborted || !(await renewLease(market.db, job.id))) break;
    const began = performance.now();
    if (!(await settle(market, job, row))) {
      await setImportStage(market.db, job.id, 'paused', PENDING_MESSAGE);
      return true;
    }
    await wait((performance.now() - began) * SHARE_LEFT);
  }
  if (rows.length === 0) await finish(market, job);
  else await releaseLease(market.db, job.id);
  return true;
}

/** A refusal is the row's own fault and noted with it; anything else is ours and ends the attempt. */
async function settle(market: Marketplace, job: LeasedImport, row: WaitingRow): Promise<boolean> {
  try {
    return await importRow(market, job, row);
  } catch (error) {
    if (!isFailure(error)) throw error;
    const fault = { column: '', value: row.sellerSku, message: error.message };
    await settleRow(market.db, job.id, row.row, 'failed', [fault]);
    return true;
  }
}

async function finish(market: Marketplace, job: LeasedImport): Promise<void> {
  const found = await findSellerImport(market.db, job.sellerId, job.id);
  if (found === null) return;
  if (!found.states.failed) await releaseImportPictures(market.db, job.id);
  await setImportStage(market.db, job.id, 'done');
}
