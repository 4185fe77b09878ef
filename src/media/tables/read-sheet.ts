import { format as formatNumber } from 'numfmt';
import { formatCount } from '#languages/count.ts';
import { said } from '#languages/said.ts';
import { mediaError } from '../media-error.ts';
import { readXml } from './read-archive.ts';
import { type Styles, withoutEscapes } from './workbook-parts.ts';

const MOST_COLUMNS = 200;
/** A text that many cells share counts for each of them. */
const MOST_CHARACTERS = 16_000_000;

/** What cells refer to: shared texts, styles, and the start of the calendar. */
type Workbook = Styles & { strings: readonly string[]; from1904: boolean };
type Cell = {
  row: number;
  column: number;
  type: string;
  style: number;
  text: string;
  hasFormula: boolean;
  hasValue: boolean;
};
/** What a cell shows where its format shows its number otherwise, as `00017` or `CAL-0042`. */
type SeenCell = { row: number; column: number; text: string };

/** The text of a cell whose formula was never calculated, so that the file has no value of it. */
export const NOT_CALCULATED = '#FORMULA!';
/** What a cell that is marked as an error may say by its format; whatever else it says is no value either. */
const ERROR_CODE =
  /^#(?:N\/A|GETTING_DATA|(?:NULL|DIV\/0|VALUE|REF|NAME|NUM|SPILL|CALC|FIELD|BLOCKED|CONNECT|UNKNOWN|BUSY|PYTHON|EXTERNAL)[!?])$/;
const HEAD_ROWS = 20;

/**
 * Returns the cells of a sheet as rows of text. Empty cells are ignored wherever they lie; a filled
 * cell beyond `mostRows` rows or 200 columns is refused, or left out of a `head`.
 */
export function readSheet(
  xml: string,
  workbook: Workbook,
  mostRows: number | 'head',
): { rows: string[][]; seen: SeenCell[] } {
  const rows: string[][] = [];
  const seen: SeenCell[] = [];
  let characters = 0;
  let row = -1;
  let column = -1;
  let cell: Cell | null = null;
  let isValue = false;

  function keep({ row, column, ...value }: Cell) {
    const text = textOf(value, workbook);
    if (text === '') return;
    if (row >= (mostRows === 'head' ? HEAD_ROWS : mostRows) || column >= MOST_COLUMNS) {
      if (mostRows === 'head') return;
      throw farCell(row, column, mostRows);
    }
    const shown = value.type === 'n' ? shownAs(value.text, text, workbook, value.style) : text;
    if (shown !== text) seen.push({ row, column, text: shown });
    characters += text.length;
    if (characters > MOST_CHARACTERS) throw tooLong();
    while (rows.length <= row) rows.push([]);
    const cells = rows[row] ?? [];
    while (cells.length < column) cells.push('');
    cells[column] = text;
  }

  readXml(xml, {
    open: (name, attributes) => {
      if (name === 'row') {
        row = indexOf(attributes().r, row + 1);
        column = -1;
      } else if (name === 'c') {
        const { r = '', t = 'n', s = '' } = attributes();
        const [, letters = '', number] = /^([a-z]{1,3})(\d{1,7})$/i.exec(r) ?? [];
        column = letters === '' ? column + 1 : columnOf(letters);
        const position = { row: indexOf(number, row), column };
        cell = {
          ...position,
          type: t,
          style: Number(s),
          text: '',
          hasFormula: false,
          hasValue: false,
        };
      } else if (cell !== null) {
        if (name === 'f') cell.hasFormula = true;
        if (name === 'v' || name === 'is') cell.hasValue = true;
      }
      isValue = name === 'v' || name === 't';
    },
    text: (value) => {
      if (cell !== null && isValue) cell.text += value;
    },
    close: (name) => {
      isValue = false;
      if (name !== 'c' || cell === null) return;
      keep(cell);
      cell = null;
    },
  });
  return { rows, seen };
}

/** Converts a number from 1 to an index from 0; `otherwise` where there is none. */
const indexOf = (number: string | undefined, otherwise: number) =>
  /^[1-9]\d{0,6}$/.test(number ?? '') ? Number(number) - 1 : otherwise;

const columnOf = (letters: string) =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

function nameOf(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : nameOf(Math.floor(column / 26) - 1) + letter;
}

function textOf(cell: Omit<Cell, 'row' | 'column'>, workbook: Workbook): string {
  const { type, style, text } = cell;
  const isNumber = type === 'n' || type === 'b' || type === 'd';
  if (cell.hasFormula && (!cell.hasValue || (isNumber && text === ''))) return NOT_CALCULATED;
  switch (type) {
    case 's':
      return (workbook.strings[Number(text)] ?? '').trim();
    case 'inlineStr':
    case 'str':
      return withoutEscapes(text).trim();
    case 'b':
      return text === '1' ? 'TRUE' : text === '0' ? 'FALSE' : '';
    case 'd':
      return text.slice(0, 10);
    case 'e':
      return ERROR_CODE.test(text) ? text : '#ERROR!';
    default:
      return numberText(text, workbook.dateStyles.has(style), workbook.from1904);
  }
}

/** Formats that show something else than the number: a day, a time, a fraction, a share, a power, or words alone. */
const isOtherwise = (format: string) => {
  const bare = format.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '');
  return /[%/]|E[+-]/i.test(bare) || !/[0#?]|general/i.test(bare);
};

/**
 * A number as its format shows it: a day, a time, a fraction or a share as these; another where that loses none of its
 * digits and does more than group them. `raw` is what the file has, and `text` what is read of it.
 */
function shownAs(raw: string, text: string, workbook: Workbook, style: number): string {
  const format = workbook.formats.get(style);
  if (format === undefined || format === '@' || !Number.isFinite(Number(raw))) return text;
  try {
    const isDate = workbook.dateStyles.has(style);
    if (isDate || isOtherwise(format)) {
      const since = isDate && workbook.from1904 ? DAYS_TO_1904 : 0;
      return formatNumber(format, Number(raw) + since).trim();
    }
    if (!/^\d+$/.test(text)) return text;
    const shown = formatNumber(format, Number(text)).trim();
    const isSame = shown.replace(/[,\s]/g, '') === text;
    return isSame || !shown.replace(/\D/g, '').includes(text) ? text : shown;
  } catch {
    return text;
  }
}

const MOST_EXACT = 1e15;
const DAYS_TO_1970 = 25_569;
const DAYS_TO_1904 = 1462;

/** Removes the error of binary fractions: 1249.1000000000001 was typed as 1249.1. */
function numberText(text: string, isDate: boolean, from1904: boolean): string {
  const value = Number(text);
  if (text === '' || !Number.isFinite(value)) return text;
  if (isDate) {
    const days = value - DAYS_TO_1970 + (from1904 ? DAYS_TO_1904 : 0);
    const date = new Date(Math.round(days * 86_400_000));
    if (!Number.isNaN(date.getTime())) return date.toISOString().slice(0, 10);
  }
  // Of a longer one a spreadsheet has kept fifteen digits, and made zeros or others of the rest.
  if (Math.abs(value) >= MOST_EXACT) return value.toExponential(5).toUpperCase();
  return Number.isInteger(value) ? String(value) : String(Number(value.toPrecision(12)));
}

function farCell(row: number, column: number, mostRows: number) {
  return mediaError(
    'too-large',
    said('cellTooFar', {
      cell: `${nameOf(column)}${row + 1}`,
      rows: formatCount(mostRows),
      columns: MOST_COLUMNS,
    }),
  );
}

const tooLong = () => mediaError('too-large', said('tooMuchText'));
