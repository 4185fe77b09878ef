import { setTimeout as wait } from 'node:timers/promises';
import { releaseImportPictures } from '#database/queries/imports/import-pictures.ts';
import {
  listWaitingRows,
  settleRows,
  type WaitingRow,
} from '#database/queries/imports/import-rows.ts';
import {
  findOwnImport,
  type ImportOwner,
  type LeasedImport,
  leaseImport,
  RENEW_LEASE_MS,
  releaseLease,
  renewLease,
  setImportStage,
} from '#database/queries/imports/imports.ts';
import { said } from '#languages/said.ts';
import type { AppContext } from '../app-context.ts';
import { isFailure } from '../failure.ts';
import { undoMatching } from '../products/undo/undo-change.ts';
import { importChangedRows } from './import-changed-rows.ts';
import { importNewRows } from './import-new-rows.ts';
import { importerOf, importingAdmin, importRow } from './import-row.ts';

/** Rows that are imported together in a turn, and those that have to be imported one by one. */
const TOGETHER = 250;
const ONE_BY_ONE = 50;
/**
 * The rest after each step, as a share of the time it took, where the database is embedded: it answers one statement at
 * a time, and without a rest requests would wait for the whole import.
 */
const SHARE_LEFT = 0.3;

/**
 * Runs the next rows of one import, or undoes some of one; imports take turns, so that a short one need not wait for the
 * end of a long one. Returns false when none waits. Work that a killed process had begun is taken
 * up again when its lease ends.
 */
export async function runNextImport(context: AppContext, signal?: AbortSignal): Promise<boolean> {
  const job = await leaseImport(context.db);
  if (job === null) return false;
  const beating = setInterval(() => {
    renewLease(context.db, job.id).catch(() => {});
  }, RENEW_LEASE_MS);
  try {
    await (job.stage === 'undoing' ? undoNext(context, job) : runRows(context, job, signal));
    return true;
  } finally {
    clearInterval(beating);
  }
}

async function runRows(
  context: AppContext,
  job: LeasedImport,
  signal: AbortSignal | undefined,
): Promise<void> {
  const rows = await listWaitingRows(context.db, job.id, TOGETHER);
  const began = performance.now();
  const known = rows.length === 0 ? [] : await importNewRows(context, job, rows);
  const left = await importChangedRows(context, job, known);
  if (left.length < rows.length) await rest(context, began);
  for (const row of left.slice(0, ONE_BY_ONE)) {
    if (signal?.aborted || !(await renewLease(context.db, job.id))) break;
    const began = performance.now();
    if (!(await settle(context, job, row))) {
      await setImportStage(context.db, job.id, 'paused', whyNot(job));
      return;
    }
    await rest(context, began);
  }
  if (rows.length === 0) await finish(context, job);
  else await releaseLease(context.db, job.id);
}

const rest = async ({ engine }: AppContext, began: number) => {
  if (engine === 'embedded') await wait((performance.now() - began) * SHARE_LEFT);
};

const ownerOf = ({ admin, sellerId }: LeasedImport): ImportOwner =>
  admin ? { role: 'admin', id: admin.id } : { role: 'seller', id: sellerId ?? '' };

/** Why whoever imports may not any more. */
const whyNot = ({ admin }: LeasedImport): string =>
  said(admin ? 'adminMayImportNoMore' : 'pendingApproval');

/** Makes some of the products of an import what they were before. */
async function undoNext(context: AppContext, job: LeasedImport): Promise<void> {
  const { db } = context;
  const actor = await (job.admin
    ? importingAdmin(db, job.admin)
    : importerOf(db, job, ownerOf(job).id));
  if (actor === null) {
    await setImportStage(db, job.id, 'done', whyNot(job));
    return;
  }
  const began = performance.now();
  const { isOver } = await undoMatching(context, actor, job.id);
  if (isOver) await setImportStage(context.db, job.id, 'undone');
  else {
    await rest(context, began);
    await releaseLease(context.db, job.id);
  }
}

/**
 * A refusal is the row's fault and is noted with the row; any other error is ours and ends the
 * attempt.
 */
async function settle(context: AppContext, job: LeasedImport, row: WaitingRow): Promise<boolean> {
  try {
    return await importRow(context, job, row);
  } catch (error) {
    if (!isFailure(error)) throw error;
    const fault = { column: '', value: row.sellerSku, message: error.said };
    await settleRows(context.db, job.id, [row.row], 'failed', [fault]);
    return true;
  }
}

async function finish(context: AppContext, job: LeasedImport): Promise<void> {
  const found = await findOwnImport(context.db, ownerOf(job), job.id);
  if (found === null) return;
  if (!found.states.failed) await releaseImportPictures(context.db, job.id);
  await setImportStage(context.db, job.id, 'done');
}
