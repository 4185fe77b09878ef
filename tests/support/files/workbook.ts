import { zip } from './zip.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A cell: text, a number, or its parts as a sheet holds them; `format` is the code of a number format. */
export type Cell =
  | string
  | number
  | { type?: string; value?: string; formula?: string; format?: string };
type Sheet = { name: string; state?: 'hidden' | 'veryHidden'; rows: readonly (readonly Cell[])[] };

/** A workbook of these sheets, in their order. */
export function workbookOf(sheets: readonly Sheet[]): Buffer {
  const formats: string[] = [];
  const styleOf = (format: string | undefined) => {
    if (format === undefined) return 0;
    if (!formats.includes(format)) formats.push(format);
    return formats.indexOf(format) + 1;
  };
  const cellXml = (cell: Cell, reference: string) => {
    if (cell === '') return '';
    if (typeof cell === 'string') {
      return `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
    }
    const { type, value, formula, format } =
      typeof cell === 'number' ? ({ value: String(cell) } as Exclude<Cell, string | number>) : cell;
    const inner = `${formula === undefined ? '' : `<f>${escaped(formula)}</f>`}${value === undefined ? '' : `<v>${escaped(value)}</v>`}`;
    return `<c r="${reference}"${type ? ` t="${type}"` : ''} s="${styleOf(format)}">${inner}</c>`;
  };
  const sheetXml = ({ rows }: Sheet) =>
    `<worksheet xmlns="${main}"><sheetData>${rows
      .map(
        (cells, row) =>
          `<row r="${row + 1}">${cells.map((cell, at) => cellXml(cell, `${letters(at)}${row + 1}`)).join('')}</row>`,
      )
      .join('')}</sheetData></worksheet>`;
  const parts = sheets.map(sheetXml);
  const named = sheets.map(
    ({ name, state }, at) =>
      `<sheet name="${escaped(name)}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="s${at}"/>`,
  );
  const related = sheets.map(
    (_, at) =>
      `<Relationship Id="s${at}" Type="${relation}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  const styles = `<styleSheet xmlns="${main}"><numFmts>${formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escaped(code)}"/>`).join('')}</numFmts><cellXfs><xf numFmtId="0"/>${formats.map((_, at) => `<xf numFmtId="${164 + at}"/>`).join('')}</cellXfs></styleSheet>`;
  const packed = (xml: string) => ({ content: Buffer.from(xml) });
  return zip({
    'xl/workbook.xml': packed(
      `<workbook xmlns="${main}" xmlns:r="${relation}"><sheets>${named.join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': packed(
      `<Relationships>${related.join('')}<Relationship Id="t" Type="${relation}/styles" Target="styles.xml"/></Relationships>`,
    ),
    'xl/styles.xml': packed(styles),
    ...Object.fromEntries(
      parts.map((xml, at) => [`xl/worksheets/sheet${at + 1}.xml`, packed(xml)]),
    ),
  });
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const letters = (at: number): string =>
  (at >= 26 ? letters(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26));
