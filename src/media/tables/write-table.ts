import writeXlsxFile from 'write-excel-file/node';

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
