import { Download } from 'lucide-react';
import { useState } from 'react';
import * as texts from '#texts/back-office/lists.ts';
import { ActionButton } from '../action-button.tsx';
import { messageOf } from '../calls.ts';
import { downloadCsv } from '../csv.ts';
import { formatCount } from '../formats.ts';
import { toasts } from '../toasts.tsx';
import type { List } from './use-list.ts';

type ExportButtonProps<Row> = {
  /** The file's name without its extension. */
  name: string;
  list: List<Row>;
};

/** Exports the whole list as a CSV file, as it is searched, filtered and sorted. */
export function ExportButton<Row>({ name, list: { columns, readAll } }: ExportButtonProps<Row>) {
  const [progress, setProgress] = useState<string | null>(null);

  async function run() {
    setProgress(texts.exporting);
    try {
      const rows = await readAll((read, total) =>
        setProgress(
          texts.exported({ read: formatCount(read), total: formatCount(Math.max(read, total)) }),
        ),
      );
      const exported = columns.flatMap(({ title, textTitle = title, text }) =>
        text ? [{ title: textTitle, text }] : [],
      );
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
      {texts.exportCsv}
    </ActionButton>
  );
}
