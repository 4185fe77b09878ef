import { readXml } from './read-archive.ts';

type SheetFacts = { id: string; name: string; isHidden: boolean };
/** A workbook's facts: its sheets in their order, and the start of its calendar. */
export type WorkbookFacts = { sheets: SheetFacts[]; from1904: boolean };

export function readWorkbookFacts(xml: string): WorkbookFacts {
  const sheets: SheetFacts[] = [];
  let from1904 = false;
  readXml(xml, {
    open: (name, attributes) => {
      if (name === 'sheet') {
        const { id = '', name: called = '', state = 'visible' } = attributes();
        sheets.push({ id, name: called, isHidden: state !== 'visible' });
      }
      if (name === 'workbookPr') from1904 = /^(1|true)$/.test(attributes().date1904 ?? '');
    },
  });
  return { sheets, from1904 };
}

/** Returns the names of a workbook's parts by the ids that it uses for them. */
export function readPartNames(xml: string): Map<string, { kind: string; name: string }> {
  const names = new Map<string, { kind: string; name: string }>();
  readXml(xml, {
    open: (name, attributes) => {
      if (name !== 'Relationship') return;
      const { Id = '', Type = '', Target = '' } = attributes();
      const path = Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`;
      names.set(Id, { kind: Type.split('/').at(-1) ?? '', name: path.replaceAll('/./', '/') });
    },
  });
  return names;
}

/**
 * Returns the shared texts, which cells refer to by index; leaves out phonetic readings of East
 * Asian text.
 */
export function readSharedStrings(xml: string): string[] {
  const strings: string[] = [];
  let text = '';
  let isText = false;
  let isReading = false;
  readXml(xml, {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') isReading = true;
      isText = name === 't' && !isReading;
    },
    text: (value) => {
      if (isText) text += value;
    },
    close: (name) => {
      isText = false;
      if (name === 'rPh') isReading = false;
      if (name === 'si') strings.push(withoutEscapes(text));
    },
  });
  return strings;
}

/** `_x000D_` stands for a character that XML cannot hold. */
export function withoutEscapes(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([\da-f]{4})_/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** Number formats of the standard that show a date. */
const isDateNumber = (id: number) =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 58 && id !== 48 && id !== 49);

/** What the standard's own formats are, where they show more than a number. */
const STANDARD: Readonly<Record<number, string>> = {
  ...{ 9: '0%', 10: '0.00%', 11: '0.00E+00', 12: '# ?/?', 13: '# ??/??' },
  ...{ 14: 'yyyy-mm-dd', 15: 'd-mmm-yy', 16: 'd-mmm', 17: 'mmm-yy', 18: 'h:mm AM/PM' },
  ...{ 19: 'h:mm:ss AM/PM', 20: 'h:mm', 21: 'h:mm:ss', 22: 'yyyy-mm-dd h:mm', 45: 'mm:ss' },
  ...{ 46: '[h]:mm:ss', 47: 'mm:ss.0', 48: '##0.0E+0' },
};

/** Styles that show a number as a date, and the formats of styles that show more than a number. */
export type Styles = { dateStyles: ReadonlySet<number>; formats: ReadonlyMap<number, string> };
export const NO_STYLES: Styles = { dateStyles: new Set(), formats: new Map() };

export function readStyles(xml: string): Styles {
  const dateStyles = new Set<number>();
  const formats = new Map<number, string>();
  const own = new Map<number, string>();
  const ofStyles: number[] = [];
  let isCells = false;
  readXml(xml, {
    open: (name, attributes) => {
      if (name === 'numFmt') {
        own.set(Number(attributes().numFmtId), attributes().formatCode ?? '');
      }
      if (name === 'cellXfs') isCells = true;
      if (name === 'xf' && isCells) ofStyles.push(Number(attributes().numFmtId ?? 0));
    },
    close: (name) => {
      if (name === 'cellXfs') isCells = false;
    },
  });
  for (const [style, id] of ofStyles.entries()) {
    const code = own.get(id) ?? STANDARD[id];
    if (own.has(id) ? isDateCode(own.get(id) ?? '') : isDateNumber(id)) dateStyles.add(style);
    if (code !== undefined) formats.set(style, code);
  }
  return { dateStyles, formats };
}

function isDateCode(code: string): boolean {
  const bare = code.replace(/"[^"]*"|\\.|\[[^\]]*\]|general/gi, '');
  return /[ymdhs]/i.test(bare);
}
