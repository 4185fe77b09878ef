import { readXml } from './read-xml.ts';

/** A workbook's facts: its first sheet, and the start of its calendar. */
export type WorkbookFacts = { sheetId: string; from1904: boolean };

export function readWorkbookFacts(xml: string): WorkbookFacts {
  const sheetIds: string[] = [];
  let from1904 = false;
  readXml(xml, {
    open: (name, attributes) => {
      if (name === 'sheet') sheetIds.push(attributes().id ?? '');
      if (name === 'workbookPr') from1904 = /^(1|true)$/.test(attributes().date1904 ?? '');
    },
  });
  return { sheetId: sheetIds[0] ?? '', from1904 };
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

/** Returns the styles that show a number as a date. */
export function readDateStyles(xml: string): Set<number> {
  const dates = new Set<number>();
  const own = new Map<number, string>();
  const formats: number[] = [];
  let isCells = false;
  readXml(xml, {
    open: (name, attributes) => {
      if (name === 'numFmt') {
        own.set(Number(attributes().numFmtId), attributes().formatCode ?? '');
      }
      if (name === 'cellXfs') isCells = true;
      if (name === 'xf' && isCells) formats.push(Number(attributes().numFmtId ?? 0));
    },
    close: (name) => {
      if (name === 'cellXfs') isCells = false;
    },
  });
  for (const [style, id] of formats.entries()) {
    const code = own.get(id);
    if (code === undefined ? isDateNumber(id) : isDateCode(code)) dates.add(style);
  }
  return dates;
}

function isDateCode(code: string): boolean {
  const bare = code.replace(/"[^"]*"|\\.|\[[^\]]*\]|general/gi, '');
  return /[ymdhs]/i.test(bare);
}
