import { stringify } from 'csv-stringify/sync';
import writeXlsxFile from 'write-excel-file/node';

/** A byte order mark, by which spreadsheets know that the text is UTF-8. */
export const CSV_START = '\ufeff';

/** Rows as CSV. What a spreadsheet would run as a formula is written behind an apostrophe. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((row) => [...row]),
    { escape_formulas: true, record_delimiter: 'windows' },
  );
}

/** Rows as a workbook of one sheet, its head row bold and fixed; every cell is text. */
export async function writeWorkbook(
  rows: readonly (readonly string[])[],
  widths: readonly number[],
): Promise<Buffer> {
  const data = rows.map((row, index) =>
    row.map((value) => {
      if (value === '') return null;
      return index === 0
        ? { value, type: String, fontWeight: 'bold' as const }
        : { value, type: String };
    }),
  );
  const file = writeXlsxFile(data, {
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
  });
  return file.toBuffer();
}
