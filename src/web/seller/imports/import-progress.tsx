import type { ProductImport } from '#contracts/product-import.ts';
import { formatCount } from '#web/ui/back-office/formats.ts';
import { shareDone } from './import-stage.ts';
import { ProgressBar } from './progress-bar.tsx';

/** The progress of an import. */
export function ImportProgress({ found }: { found: ProductImport }) {
  const settled = found.rows - found.toAdd - found.toChange;
  return (
    <div className="mt-4">
      <ProgressBar label="Import" share={shareDone(found)}>
        {formatCount(settled)} of {formatCount(found.rows)} rows
      </ProgressBar>
    </div>
  );
}
