import type { ProductImport } from '#contracts/products/product-import.ts';
import * as texts from '#texts/back-office/imports.ts';
import { Written } from '../../written.tsx';
import { formatMoment } from '../formats.ts';
import { StatusDot, type Tone } from '../status-dot.tsx';
import { Panel } from './panel.tsx';

const stages: Record<ProductImport['stage'], { word: string; tone: Tone }> = {
  checked: { word: texts.checked, tone: 'quiet' },
  running: { word: texts.importing, tone: 'warn' },
  paused: { word: texts.paused, tone: 'warn' },
  done: { word: texts.done, tone: 'good' },
  undoing: { word: texts.undoing, tone: 'warn' },
  undone: { word: texts.undone, tone: 'quiet' },
};

type LatestImportsProps = {
  imports: readonly ProductImport[] | undefined;
  onShow: (found: ProductImport) => void;
};

/** The ten latest imports, as links. */
export function LatestImports({ imports, onShow }: LatestImportsProps) {
  if (!imports || imports.length === 0) return null;
  return (
    <Panel title={texts.latest}>
      <ul>
        {imports.map((found) => (
          <li key={found._id} className="border-t border-hair">
            <button
              type="button"
              onClick={() => onShow(found)}
              className="flex min-h-12 w-full cursor-pointer flex-wrap items-center justify-between gap-x-4 px-1 py-2 text-start hover:bg-hover"
            >
              <span className="min-w-0 font-medium wrap-anywhere">
                <Written>{found.fileName}</Written>
              </span>
              <span className="flex items-center gap-4 text-dense text-ink-muted">
                {texts.rows(found.rows)}
                <span>{formatMoment(found.createdAt)}</span>
                <StatusDot tone={stages[found.stage].tone}>{stages[found.stage].word}</StatusDot>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
