import type { ProductImport } from '#contracts/products/product-import.ts';
import { formatCount } from '#web/ui/back-office/formats.ts';

const rows = (count: number) => `${formatCount(count)} ${count === 1 ? 'row' : 'rows'}`;

/** The rows of a file that will not be imported, and why, shown before the start. */
export function SkippedRows({ found }: { found: ProductImport }) {
  const { faulty, lacking, unchanged, ignoredColumns, reading } = found;
  const isBefore = found.stage === 'checked' || found.stage === 'paused';
  const lines = [
    faulty > 0 && `${rows(faulty)} with a fault, told below under “What to mend”.`,
    isBefore &&
      lacking > 0 &&
      `${rows(lacking)} that ${lacking === 1 ? 'names' : 'name'} files you have not sent yet. Send them below first.`,
    isBefore &&
      unchanged > 0 &&
      `${rows(unchanged)} that ${unchanged === 1 ? 'changes' : 'change'} nothing: the product is so already.`,
    reading.others.length > 0 &&
      `The ${reading.others.length === 1 ? 'sheet' : 'sheets'} ${reading.others.join(', ')}: only “${reading.sheet ?? ''}” was read. Save each as a file of its own.`,
    ignoredColumns.length > 0 &&
      `${ignoredColumns.length === 1 ? 'The column' : 'The columns'} ${ignoredColumns.join(', ')}: no column of ours is called so.`,
  ].filter((line) => line !== false);
  if (lines.length === 0) return null;
  return (
    <section aria-label="Left out" className="mt-4 border-t border-hair pt-3">
      <h3 className="text-dense font-medium">{isBefore ? 'What will be left out' : 'Left out'}</h3>
      <ul className="mt-1 list-disc ps-5 text-ink-soft">
        {lines.map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
