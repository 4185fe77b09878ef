/** The mark at the beginning of a CSV file that tells spreadsheets that its text is UTF-8. */
const UTF8_MARK = '\ufeff';

/**
 * Characters that spreadsheets take for the beginning of a formula, also in their full-width forms.
 */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

/** Characters that end a cell: commas, and semicolons in locales whose decimals have commas. */
const separating = /[",;\t\r\n]|^\s|\s$/;

/**
 * Returns lines of a CSV file as spreadsheets read them: with CRLF, and with quotes around cells
 * that hold a separator. An apostrophe goes before text that would run as a formula.
 */
export function csvLines(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

/** Returns a whole CSV file of these rows. */
export function csvFile(rows: readonly (readonly (string | number)[])[]): string {
  return UTF8_MARK + csvLines(rows);
}

function cellText(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = formula.test(value) ? `'${value}` : value;
  return separating.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
