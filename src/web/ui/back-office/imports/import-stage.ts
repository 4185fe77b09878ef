import type { ProductImport } from '#contracts/products/product-import.ts';
import * as texts from '#texts/back-office/import.tsx';

export type StageWords = { sentence: string; runLabel: string | null };

/**
 * Returns an import's state as a sentence, and the label of running it (again), if that is
 * possible.
 */
export function stageOf(found: ProductImport): StageWords {
  const { faulty } = found;
  const waiting = found.toAdd + found.toChange;
  const ready = waiting - found.lacking;
  switch (found.stage) {
    case 'checked':
      return {
        sentence: checkedSentence(found, ready),
        runLabel: ready > 0 ? texts.importCount(ready) : null,
      };
    case 'running':
      return { sentence: texts.importing, runLabel: null };
    case 'paused':
      return { sentence: texts.paused(waiting), runLabel: texts.goOn };
    case 'done':
      return faulty > 0
        ? { sentence: texts.doneWithout(faulty), runLabel: texts.tryAgain }
        : { sentence: texts.done, runLabel: null };
    case 'undoing':
      return { sentence: texts.undoing, runLabel: null };
    case 'undone':
      return { sentence: undoneSentence(found), runLabel: null };
  }
}

function undoneSentence({ added, changed, undone }: ProductImport): string {
  const left = added + changed - undone;
  const { goneAgain, asBefore, goneOrAsBefore } = texts;
  const say = changed === 0 ? goneAgain : added === 0 ? asBefore : goneOrAsBefore;
  return left === 0 ? say(undone) : `${say(undone)} ${texts.changedSince(left)}`;
}

function checkedSentence({ faulty, lacking }: ProductImport, ready: number): string {
  if (ready > 0) return texts.readyToImport(ready);
  if (lacking > 0) return texts.readyOnceSent(lacking);
  return faulty > 0 ? texts.onlyFaults : texts.nothingToChange;
}

/** Returns the share of finished rows, failed ones included, 0 to 1; of what is undone while that goes on. */
export function shareDone(found: ProductImport): number {
  if (found.stage === 'undoing') {
    return found.undone / Math.max(found.undone + found.undoable, 1);
  }
  const settled = found.rows - found.toAdd - found.toChange;
  return found.rows === 0 ? 1 : settled / found.rows;
}
