import type { ProductImport } from '#contracts/products/product-import.ts';
import * as texts from '#texts/back-office/import.tsx';

/** The rows of a file that will not be imported, and why, shown before the start. */
export function SkippedRows({ found }: { found: ProductImport }) {
  const { faulty, lacking, unchanged, ignoredColumns, reading } = found;
  const isBefore = found.stage === 'checked' || found.stage === 'paused';
  const lines = [
    faulty > 0 && texts.rowsWithFault(faulty),
    isBefore && lacking > 0 && texts.rowsLacking(lacking),
    isBefore && unchanged > 0 && texts.rowsUnchanged(unchanged),
    reading.others.length > 0 &&
      texts.otherSheets({ sheets: reading.others, read: reading.sheet ?? '' }),
    ignoredColumns.length > 0 && texts.ignoredColumns(ignoredColumns),
  ].filter((line) => line !== false);
  if (lines.length === 0) return null;
  return (
    <section aria-label={texts.leftOut} className="mt-4 border-t border-hair pt-3">
      <h3 className="text-dense font-medium">{isBefore ? texts.willBeLeftOut : texts.leftOut}</h3>
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
