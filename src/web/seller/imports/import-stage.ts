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
  }
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

/** Returns the share of finished rows, failed ones included, 0 to 1. */
export function shareDone(found: ProductImport): number {
  const settled = found.rows - found.toAdd - found.toChange;
  return found.rows === 0 ? 1 : settled / found.rows;
}
