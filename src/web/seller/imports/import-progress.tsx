import type { ProductImport } from '#contracts/product-import.ts';
import { formatCount } from '#web/ui/office/formats.ts';
import { shareDone } from './import-stage.ts';

/** How far an import has come: a bar, and in numbers. */
export function ImportProgress({ found }: { found: ProductImport }) {
  const share = shareDone(found);
  const settled = found.rows - found.toAdd - found.toChange;
  return (
    <div className="mt-4">
      <div
        role="progressbar"
        aria-label="Import"
        aria-valuenow={Math.round(share * 100)}
        className="h-1.5 overflow-hidden rounded-full bg-hair"
      >
        <div
          className="h-full origin-left bg-accent transition-transform"
          style={{ transform: `scaleX(${share})` }}
        />
      </div>
      <p className="mt-1.5 text-dense text-ink-muted tabular-nums">
        {formatCount(settled)} of {formatCount(found.rows)} rows
      </p>
    </div>
  );
}
