/** The mark with which a CSV file begins, by which spreadsheets know that its text is UTF-8. */
const UTF8_MARK = '\ufeff';

/** What a spreadsheet takes for the beginning of a formula, also in the wide letters of Asian keyboards. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

/** What ends a cell somewhere: commas, and where decimals have commas, semicolons. */
const separating = /[",;\t\r\n]|^\s|\s$/;

/**
 * Lines of a CSV file as spreadsheets read it: CRLF, and quotes wherever any of them would end the
 * cell. Text that one would run as a formula is kept from it by an apostrophe.
 */
export function csvLines(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

/** A whole CSV file of these rows. */
export function csvFile(rows: readonly (readonly (string | number)[])[]): string {
  return UTF8_MARK + csvLines(rows);
}

function cellText(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = formula.test(value) ? `'${value}` : value;
  return separating.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
