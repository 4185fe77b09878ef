import { useState } from 'react';
import type { ImportFault, ProductImport } from '#contracts/products/product-import.ts';
import { formatCount } from '#languages/count.ts';
import * as texts from '#texts/back-office/import.tsx';
import { ActionButton } from '../action-button.tsx';
import { downloadCsv } from '../csv.ts';
import { Panel } from '../panel.tsx';
import { QueryState } from '../query-state.tsx';
import { useRead } from '../use-call.ts';
import { useImportCalls } from './use-import-calls.ts';

const SHOWN_FIRST = 50;

const { faults, notes } = texts;
const lists = { faults, notes };
type Kind = keyof typeof lists;

/** The faults of an import, or the notes on it, by row number, heading and value in the file. */
export function FaultList({ found, kind }: { found: ProductImport; kind: Kind }) {
  const query = useRead(
    useImportCalls().getFaults,
    { params: { id: found._id } },
    { staleTime: 0 },
  );
  return (
    <Panel title={lists[kind].title}>
      <p className="mb-3 text-ink-soft">{lists[kind].says}</p>
      <QueryState query={query} what={texts.list} height="12rem">
        {(all) => (
          <Faults
            kind={kind}
            faults={all.filter(
              ({ isNote = false, isMissing }) => !isMissing && isNote === (kind === 'notes'),
            )}
            fileName={found.fileName}
          />
        )}
      </QueryState>
    </Panel>
  );
}

type FaultsProps = { kind: Kind; faults: ImportFault[]; fileName: string };

function Faults({ kind, faults, fileName }: FaultsProps) {
  const { label, all, byRow } = lists[kind];
  const [isAll, setAll] = useState(false);
  const shown = isAll ? faults : faults.slice(0, SHOWN_FIRST);
  const save = () =>
    downloadCsv(`${kind}-${fileName.replace(/\.\w+$/, '')}.csv`, [
      [texts.row, texts.column, texts.value, label],
      ...faults.map(({ row, column, value, message }) => [row, column, value, message]),
    ]);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section aria-label={all} tabIndex={0} className="overflow-auto md:max-h-[30rem]">
        <table className="back-office-table" aria-label={byRow}>
          <thead>
            <tr>
              <th className="number w-14">{texts.row}</th>
              <th>{label}</th>
              <th className="max-md:hidden">{texts.column}</th>
              <th className="max-md:hidden">{texts.value}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ row, column, value, message }) => (
              <tr key={`${row} ${column} ${message}`}>
                <td className="number">{row}</td>
                <td className="md:min-w-48">
                  {message}
                  {value !== '' && (
                    <span className="block text-ink-muted wrap-anywhere md:hidden">
                      {texts.quoted(value)}
                    </span>
                  )}
                </td>
                <td className="max-md:hidden">{column}</td>
                <td className="max-w-48 truncate max-md:hidden">{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className="mt-3 flex flex-wrap gap-2">
        {faults.length > shown.length && (
          <ActionButton onClick={() => setAll(true)}>
            {texts.showAll(formatCount(faults.length))}
          </ActionButton>
        )}
        <ActionButton onClick={save}>{texts.downloadList}</ActionButton>
      </div>
    </>
  );
}
