import type { ProductImport } from '#contracts/products/product-import.ts';
import { formatCount } from '#web/ui/back-office/formats.ts';

const things = (count: number) => `${formatCount(count)} ${count === 1 ? 'product' : 'products'}`;

export type StageWords = { sentence: string; runLabel: string | null };

/**
 * Returns an import's state as a sentence, and the label of running it (again), if that is
 * possible.
 */
export function stageOf(found: ProductImport): StageWords {
  const waiting = found.toAdd + found.toChange;
  const ready = waiting - found.lacking;
  const faulty = found.faulty > 0 ? ` ${things(found.faulty)} left out.` : '';
  switch (found.stage) {
    case 'checked':
      return {
        sentence: checkedSentence(found, ready),
        runLabel: ready > 0 ? `Import ${things(ready)}` : null,
      };
    case 'running':
      return { sentence: 'Importing. You can leave this page; it goes on.', runLabel: null };
    case 'paused':
      return { sentence: `Paused. ${things(waiting)} to go.`, runLabel: 'Go on' };
    case 'done':
      return {
        sentence: `Done.${faulty}`,
        runLabel: found.faulty > 0 ? 'Try what was left out again' : null,
      };
    case 'undoing':
      return { sentence: 'Undoing. You can leave this page; it goes on.', runLabel: null };
    case 'undone':
      return { sentence: undoneSentence(found), runLabel: null };
  }
}

function undoneSentence({ added, changed, undone }: ProductImport): string {
  const left = added + changed - undone;
  const isOne = undone === 1;
  const gone = isOne ? 'is gone again' : 'are gone again';
  const before = isOne ? 'is what it was before' : 'are what they were before';
  const what =
    changed === 0 ? gone : added === 0 ? before : `${gone}, or ${before.slice(isOne ? 3 : 4)}`;
  const rest =
    left === 0
      ? ''
      : ` ${things(left)} that ${left === 1 ? 'was changed since stays as it is' : 'were changed since stay as they are'}.`;
  return `Undone. ${things(undone)} ${what}.${rest}`;
}

function checkedSentence({ faulty, lacking }: ProductImport, ready: number): string {
  if (ready > 0) return `Checked, nothing imported yet. ${things(ready)} ready to import.`;
  if (lacking > 0) {
    return `Checked. ${things(lacking)} ready as soon as the files they name are here.`;
  }
  return faulty > 0
    ? 'Checked. There is nothing to import: mend the faults and choose the file again.'
    : 'Checked. Nothing to change: your products are as this file says already.';
}

/** Returns the share of finished rows, failed ones included, 0 to 1; of what is undone while that goes on. */
export function shareDone(found: ProductImport): number {
  if (found.stage === 'undoing') {
    return found.undone / Math.max(found.undone + found.undoable, 1);
  }
  const settled = found.rows - found.toAdd - found.toChange;
  return found.rows === 0 ? 1 : settled / found.rows;
}
