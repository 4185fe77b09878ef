import { hasJobFailed, leaseJob, renewJob, settleJob } from '#database/queries/jobs.ts';
import type { AppContext } from '../app-context.ts';
import { PROCESS } from '../process-identity.ts';

const LEASE_SECONDS = 90;
const RENEW_EVERY_MS = 20_000;
const AFTER_FAILURE_SECONDS = 60;
const LONGEST_ERROR = 200;

/** Work that recurs, and that one process of all does at a time. */
export type Job = {
  name: string;
  everySeconds: number;
  /**
   * Does one run, from where the last one stopped; returns where the next goes on, if that is anywhere.
   * Stops cleanly once `signal` aborts: this process ends, or another has taken over.
   */
  run: (context: AppContext, from: string, signal: AbortSignal) => Promise<string | undefined>;
};

/**
 * Runs a job where it is due and no other process has it. The lease is a row in the database, which also
 * works through poolers, and is renewed while the work goes on. A failure is recorded and thrown, and the
 * job is due again in a minute. Returns false where it was not run, and null where that is so and its last run
 * failed, in whichever process.
 */
export async function runJob(
  context: AppContext,
  { name, everySeconds, run }: Job,
  stop: AbortSignal,
  holder: string = PROCESS,
): Promise<boolean | null> {
  const { db } = context;
  const leased = await leaseJob(db, name, holder, LEASE_SECONDS);
  if (leased === null) return (await hasJobFailed(db, name)) ? null : false;
  const lost = new AbortController();
  const timer = setInterval(() => {
    renewJob(db, name, holder, LEASE_SECONDS).then(
      (isOurs) => isOurs || lost.abort(),
      // An outage may outlast the lease: then another has it, and the next renewal tells.
      () => {},
    );
  }, RENEW_EVERY_MS);
  try {
    const position = await run(context, leased.position, AbortSignal.any([stop, lost.signal]));
    const next = stop.aborted ? 0 : everySeconds;
    const settled = { dueSeconds: next, error: '', ...(position !== undefined && { position }) };
    await settleJob(db, name, holder, settled);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    const settled = { dueSeconds: AFTER_FAILURE_SECONDS, error: said.slice(0, LONGEST_ERROR) };
    await settleJob(db, name, holder, settled).catch(() => {});
    throw error;
  } finally {
    clearInterval(timer);
  }
  return true;
}
