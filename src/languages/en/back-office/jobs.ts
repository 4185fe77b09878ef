type Progress = { seen: string; all: string };

export const progress = ({ seen, all }: Progress) => `${seen} of ${all}`;
export const stoppedAt = ({ seen, all }: Progress) => `Stopped: ${seen} of ${all}.`;
type Outcome = { done: string; failed: string };
export const outcome = ({ done, failed }: Outcome) => `${done} done, ${failed} failed`;
/** After the outcome, of those that are done. */
export const waitForApproval = (count: string) => `, ${count} of them wait for approval`;
export const undoneOutcome = ({ done, failed }: Outcome) =>
  `${done} undone, ${failed} changed since`;
/** `action` is the label of what is undone. */
export const undoing = (action: string) => `Undo: ${action}`;
/** `total` may end in a plus sign. */
export const forAllThatMatch = ({ action, total }: { action: string; total: string }) =>
  `${action}: all ${total} that match`;
export const inSteps =
  'It runs in steps, and you can stop it. What is done stays done. You can do other things meanwhile.';
export const inStepsAndUndoable =
  'It runs in steps, and you can stop and undo it. You can do other things meanwhile.';
export const goesOnWhenClosed = 'If you close this, it continues in the background.';
export const stop = 'Stop';
export const goOn = 'Continue';
export const goOnInBackground = 'Continue in the background';
export const show = 'Show';
export const showAndUndo = 'Show and undo';
export const putAway = (action: string) => `Hide “${action}”`;
export const endsWithPage =
  'Closing or reloading the page stops it; opening other screens does not.';
