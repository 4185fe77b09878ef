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
export const byPerCent = ({ action, percent }: { action: string; percent: number }) =>
  `${action}, ${percent > 0 ? '+' : '−'}${Math.abs(percent)} %`;
export const by = (name: string) => `by ${name}`;
export const goesOnByItself =
  'It runs in the background, even if you close this page. You can stop it, and undo it for one hour after it ends.';
/** What is done to many products. */
export const actions: Readonly<Record<string, string>> = {
  'change-prices': 'Change prices',
  move: 'Change category or type',
  'set-attribute': 'Set attribute',
  'set-trending': 'Set as trending',
  'clear-trending': 'Clear trending',
  'take-down': 'Take down',
  'put-up': 'Put up',
  'set-sold': 'Mark sold',
  'set-available': 'Make available',
  reserve: 'Reserve',
  'set-quantity': 'Set quantity',
  hide: 'Hide',
  show: 'Show',
  delete: 'Delete',
};
export const goesOnWhenClosed = 'If you close this, it continues in the background.';
export const stop = 'Stop';
export const goOn = 'Continue';
export const goOnInBackground = 'Continue in the background';
export const show = 'Show';
export const showAndUndo = 'Show and undo';
export const putAway = (action: string) => `Hide “${action}”`;
