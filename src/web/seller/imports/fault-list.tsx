import { useState } from 'react';
import { getImportFaults } from '#contracts/calls/imports.ts';
import type { ImportFault, ProductImport } from '#contracts/products/product-import.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { downloadCsv } from '#web/ui/back-office/csv.ts';
import { formatCount } from '#web/ui/back-office/formats.ts';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { useRead } from '#web/ui/back-office/use-call.ts';
import { Panel } from './panel.tsx';

const SHOWN_FIRST = 50;

const lists = {
  faults: {
    title: 'What to mend',
    says: 'These rows are left out. Mend them in your file and choose it again, or send the files they name: rows that are imported already stay as they are.',
    label: 'Fault',
  },
  notes: {
    title: 'What to know',
    says: 'These rows are imported. This is what becomes of them besides.',
    label: 'Note',
  },
} as const;

type Kind = keyof typeof lists;

/** The faults of an import, or the notes on it, by row number, heading and value in the file. */
export function FaultList({ found, kind }: { found: ProductImport; kind: Kind }) {
  const query = useRead(getImportFaults, { params: { id: found._id } }, { staleTime: 0 });
  return (
    <Panel title={lists[kind].title}>
      <p className="mb-3 text-ink-soft">{lists[kind].says}</p>
      <QueryState query={query} what="The list" height="12rem">
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
  const { label } = lists[kind];
  const [isAll, setAll] = useState(false);
  const shown = isAll ? faults : faults.slice(0, SHOWN_FIRST);
  const save = () =>
    downloadCsv(`${kind}-${fileName.replace(/\.\w+$/, '')}.csv`, [
      ['Row', 'Column', 'Value', label],
      ...faults.map(({ row, column, value, message }) => [row, column, value, message]),
    ]);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section aria-label={`${label}s`} tabIndex={0} className="overflow-auto md:max-h-[30rem]">
        <table className="back-office-table" aria-label={`${label}s by row`}>
          <thead>
            <tr>
              <th className="number w-14">Row</th>
              <th>{label}</th>
              <th className="max-md:hidden">Column</th>
              <th className="max-md:hidden">Value</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ row, column, value, message }) => (
              <tr key={`${row} ${column} ${message}`}>
                <td className="number">{row}</td>
                <td className="md:min-w-48">
                  {message}
                  {value !== '' && (
                    <span className="block text-ink-muted wrap-anywhere md:hidden">“{value}”</span>
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
            Show all {formatCount(faults.length)}
          </ActionButton>
        )}
        <ActionButton onClick={save}>Download this list</ActionButton>
      </div>
    </>
  );
}
