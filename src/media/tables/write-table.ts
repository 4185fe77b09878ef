import writeXlsxFile from 'write-excel-file/node';

/** A sheet of text, headings first; `numbers` are the indexes of columns that hold numbers. */
export type Sheet = {
  name: string;
  rows: readonly (readonly string[])[];
  widths: readonly number[];
  numbers?: ReadonlySet<number>;
};

/** Returns sheets as a workbook, their headings bold and fixed. */
export async function writeWorkbook(sheets: readonly Sheet[]): Promise<Buffer> {
  const written = sheets.map(({ name, rows, widths, numbers = new Set() }) => ({
    sheet: name,
    data: rows.map((row, index) =>
      row.map((value, at) => (index === 0 ? heading(value) : cellOf(value, numbers.has(at)))),
    ),
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
  }));
  return writeXlsxFile(written).toBuffer();
}

const heading = (value: string) => ({ value, type: String, fontWeight: 'bold' as const });

function cellOf(value: string, isNumber: boolean) {
  if (value === '') return null;
  const number = Number(value);
  return isNumber && Number.isFinite(number)
    ? { value: number, type: Number }
    : { value, type: String };
}
