/** What layout needs to know of a font, in ems; `averageWidth` is that of ordinary English text. */
export type FontMetrics = {
  ascent: number;
  descent: number;
  lineGap: number;
  capHeight: number;
  averageWidth: number;
};

/** Letters as often as English uses them, spaces included. */
const ordinaryText = 'aaabcdeeeefghiijklmnnoopqrrssttuvwxyz      ';

/** Reads the metrics of an uncompressed (SFNT), non-variable font. */
export function readMetrics(font: Buffer): FontMetrics {
  const table = tableOffsets(font);
  const head = at(table, 'head');
  const hhea = at(table, 'hhea');
  const em = font.readUInt16BE(head + 18);
  const glyphOf = glyphIndex(font, at(table, 'cmap'));
  const advance = advances(font, at(table, 'hmtx'), font.readUInt16BE(hhea + 34));
  const widths = Array.from(ordinaryText, (letter) => advance(glyphOf(letter.charCodeAt(0))));
  return {
    ascent: font.readInt16BE(hhea + 4) / em,
    descent: -font.readInt16BE(hhea + 6) / em,
    lineGap: font.readInt16BE(hhea + 8) / em,
    capHeight: font.readInt16BE(at(table, 'OS/2') + 88) / em,
    averageWidth: widths.reduce((sum, width) => sum + width, 0) / widths.length / em,
  };
}

/** Whether an uncompressed font can draw a character. Cutting one that it lacks says nothing. */
export function hasCharacter(font: Buffer, character: string): boolean {
  const glyphOf = glyphIndex(font, at(tableOffsets(font), 'cmap'));
  return glyphOf(character.codePointAt(0) ?? 0) !== 0;
}

function tableOffsets(font: Buffer): Map<string, number> {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const record = 12 + 16 * index;
      return [font.toString('latin1', record, record + 4), font.readUInt32BE(record + 8)];
    }),
  );
}

function at(table: Map<string, number>, tag: string): number {
  const offset = table.get(tag);
  if (offset === undefined) throw new Error(`The font has no ${tag} table`);
  return offset;
}

function advances(font: Buffer, hmtx: number, count: number) {
  return (glyph: number) => font.readUInt16BE(hmtx + 4 * Math.min(glyph, count - 1));
}

/** Glyph numbers of the basic plane, from the format 4 part of `cmap`. */
function glyphIndex(font: Buffer, cmap: number): (character: number) => number {
  const part = formatFour(font, cmap);
  const doubled = font.readUInt16BE(part + 6);
  const ends = part + 14;
  const starts = ends + doubled + 2;
  const deltas = starts + doubled;
  const ranges = deltas + doubled;
  return (character) => {
    for (let at = 0; at < doubled; at += 2) {
      if (character > font.readUInt16BE(ends + at)) continue;
      const start = font.readUInt16BE(starts + at);
      if (character < start) return 0;
      const delta = font.readUInt16BE(deltas + at);
      const range = font.readUInt16BE(ranges + at);
      if (range === 0) return (character + delta) & 0xffff;
      const glyph = font.readUInt16BE(ranges + at + range + 2 * (character - start));
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

function formatFour(font: Buffer, cmap: number): number {
  const count = font.readUInt16BE(cmap + 2);
  for (let index = 0; index < count; index++) {
    const part = cmap + font.readUInt32BE(cmap + 8 + 8 * index);
    if (font.readUInt16BE(part) === 4) return part;
  }
  throw new Error('The font has no format 4 character map');
}
