import { Download } from 'lucide-react';
import { useState } from 'react';
import { ActionButton } from '../action-button.tsx';
import { useCalls } from '../back-office-provider.tsx';
import { messageOf, type Params } from '../calls.ts';
import { downloadCsv } from '../csv.ts';
import { formatCount } from '../formats.ts';
import { toasts } from '../toasts.tsx';
import type { ListColumn } from './list-column.ts';
import { readAll } from './read-all.ts';

type ExportButtonProps<Row> = {
  /** The file's name without its extension. */
  name: string;
  path: string;
  /** The present filters of the list; all of it is exported, not one page. */
  params: Params;
  columns: readonly ListColumn<Row>[];
};

/** Exports the whole list as a CSV file, as it is searched, filtered and sorted. */
export function ExportButton<Row>({ name, path, params, columns }: ExportButtonProps<Row>) {
  const calls = useCalls();
  const [progress, setProgress] = useState<string | null>(null);

  async function run() {
    setProgress('Exporting…');
    try {
      const rows = await readAll<Row>(calls, path, params, (read, total) =>
        setProgress(`${formatCount(read)} of ${formatCount(Math.max(read, total))}…`),
      );
      const exported = columns.flatMap(({ title, text }) => (text ? [{ title, text }] : []));
      const lines = rows.map((row) => exported.map(({ text }) => text(row)));
      downloadCsv(`${name}.csv`, [exported.map(({ title }) => title), ...lines]);
    } catch (error) {
      toasts.failure(messageOf(error));
    }
    setProgress(null);
  }

  return (
    <ActionButton onClick={run} busy={progress ?? false}>
      <Download size={15} aria-hidden="true" />
      Export CSV
    </ActionButton>
  );
}
