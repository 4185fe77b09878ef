import { csvFile } from '#domain/text/csv.ts';
import { saveFile } from './download-file.ts';

/** Downloads these rows as a CSV file called `name`. */
export function downloadCsv(name: string, rows: Parameters<typeof csvFile>[0]): void {
  saveFile(new Blob([csvFile(rows)], { type: 'text/csv;charset=utf-8' }), name);
}
