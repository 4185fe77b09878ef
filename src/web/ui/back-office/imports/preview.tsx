import type { ImportPreview } from '#contracts/products/product-import.ts';
import * as texts from '#texts/back-office/import.tsx';
import { Written } from '../../written.tsx';
import { useOwnCurrencies } from '../own-currencies.ts';
import { Panel } from '../panel.tsx';
import { QueryState } from '../query-state.tsx';
import { StatusDot } from '../status-dot.tsx';
import { useRead } from '../use-call.ts';
import { useImportCalls } from './use-import-calls.ts';

/** What an import is going to do: its first rows as they will be, and the largest moves of prices. */
export function Preview({ id }: { id: string }) {
  const query = useRead(useImportCalls().getPreview, { params: { id } }, { staleTime: 0 });
  return (
    <Panel title={texts.preview}>
      <QueryState query={query} what={texts.list} height="12rem">
        {({ rows, moves }) => (
          <>
            {moves.length > 0 && <Moves moves={moves} />}
            <FirstRows rows={rows} />
          </>
        )}
      </QueryState>
    </Panel>
  );
}

/** The rows, on phones with prices and changes below the product. */
function FirstRows({ rows }: Pick<ImportPreview, 'rows'>) {
  return (
    <section
      aria-label={texts.firstRows}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
      tabIndex={0}
      className="overflow-auto md:max-h-[30rem]"
    >
      <table className="back-office-table" aria-label={texts.firstRowsTable}>
        <thead>
          <tr>
            <th className="number w-14">{texts.row}</th>
            <th>{texts.product}</th>
            <th className="max-md:hidden">{texts.prices}</th>
            <th className="max-md:hidden">{texts.changes}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.row}>
              <td className="number align-top!">{row.row}</td>
              <td className="align-top! wrap-anywhere">
                <Written>{row.name}</Written>
                <span className="block text-ink-muted">
                  {[row.seller, row.brand, row.articleNumber, row.category]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                <div className="md:hidden">
                  <span className="block tabular-nums">
                    <Prices row={row} />
                  </span>
                  <Changes row={row} />
                </div>
              </td>
              <td className="align-top! tabular-nums max-md:hidden">
                <Prices row={row} />
              </td>
              <td className="align-top! wrap-anywhere max-md:hidden">
                <Changes row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type Row = ImportPreview['rows'][number];

function Prices({ row }: { row: Row }) {
  return useOwnCurrencies()
    .map((currency) => row[`price${currency}`])
    .filter(Boolean)
    .join(' · ');
}

/** What becomes of a row's product: that it is new, or each field as it was and will be. */
function Changes({ row: { isNew, changes } }: { row: Row }) {
  if (isNew) return <StatusDot tone="good">{texts.isNew}</StatusDot>;
  return changes.map(({ field, before, after }) => (
    <span key={field} className="block">
      {texts.fieldChange({
        field: <span className="text-ink-muted">{field}:</span>,
        before: before || texts.empty,
        after: after || texts.empty,
      })}
    </span>
  ));
}

function Moves({ moves }: Pick<ImportPreview, 'moves'>) {
  return (
    <>
      <h3 id="furthest" className="mb-1 text-dense font-medium">
        {texts.furthestMoves}
      </h3>
      <ul aria-labelledby="furthest" className="mb-4 list-disc ps-5 text-ink-soft tabular-nums">
        {moves.map((move) => (
          <li key={`${move.row} ${move.after}`} className="wrap-anywhere">
            {texts.move(move)}
          </li>
        ))}
      </ul>
    </>
  );
}
