import { type BulkChange, type BulkControl, bulkCalls } from '#contracts/products/bulk-change.ts';
import { formatCount } from '#languages/count.ts';
import * as texts from '#texts/back-office/jobs.ts';
import { storedValue } from '../../browser/stored-value.ts';
import { useBackOffice } from '../back-office-provider.tsx';
import { useAction, useRead, useSend } from '../use-call.ts';

/** Whether the background is at work on a change of many products. */
export const isBusy = ({ state }: BulkChange) => state === 'running' || state === 'undoing';

const MOST_KEPT = 50;

/** The ids of ended changes that were put away in this browser, the latest first. */
export const putAway = storedValue<readonly string[]>('putAwayChanges', [], (found) =>
  Array.isArray(found) ? found.filter((each) => typeof each === 'string').slice(0, MOST_KEPT) : [],
);

/** Leaves an ended change out of the frame from now on. */
export const putAwayChange = ({ _id }: BulkChange) =>
  putAway.write([_id, ...putAway.read()].slice(0, MOST_KEPT));

/** Returns the changes of many products that are at work, and those of the last hour, asked for again meanwhile. */
export function useBulkChanges(): readonly BulkChange[] {
  const { role } = useBackOffice();
  const { data = [] } = useRead(
    bulkCalls[role.role].getAll,
    {},
    { refetchInterval: ({ state }) => (state.data?.some(isBusy) ? 1000 : 60_000) },
  );
  return data;
}

/** Returns how a change of many products is stopped, gone on with or undone. */
export function useControl({ _id }: BulkChange) {
  const { role } = useBackOffice();
  const send = useSend(bulkCalls[role.role].control);
  return useAction((what: BulkControl['what']) =>
    send({ params: { changeId: _id }, body: { what } }),
  );
}

/** Returns how far a change has come: in words, and as a share from 0 to 1. */
export function progressOf({ state, percent, action, ...change }: BulkChange) {
  const isUndoing = state === 'undoing' || state === 'undone';
  const done = isUndoing ? change.undone : change.done;
  const failed = isUndoing ? change.kept : change.failed;
  const whole = isUndoing ? change.done : change.total;
  const progress = { seen: formatCount(done + failed), all: formatCount(whole) };
  const outcome = { done: formatCount(done), failed: formatCount(failed) };
  const words = {
    running: texts.progress(progress),
    undoing: texts.progress(progress),
    stopped: texts.stoppedAt(progress),
    over: `${texts.outcome(outcome)}${change.waiting > 0 ? texts.waitForApproval(formatCount(change.waiting)) : ''}`,
    undone: texts.undoneOutcome(outcome),
  };
  const named = texts.actions[action] ?? action;
  const label = percent === null ? named : texts.byPerCent({ action: named, percent });
  return {
    label: isUndoing ? texts.undoing(label) : label,
    words: words[state],
    share: Math.min((done + failed) / Math.max(whole, 1), 1),
  };
}
