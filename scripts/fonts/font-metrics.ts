import { create, type Font } from 'fontkitten';

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

/** Reads the metrics of a font that is not variable. */
export function readMetrics(file: Buffer): FontMetrics {
  const font = open(file);
  const em = font.unitsPerEm;
  const glyphs = font.glyphsForString(ordinaryText);
  const width = glyphs.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0);
  return {
    ascent: font.ascent / em,
    descent: -font.descent / em,
    lineGap: font.lineGap / em,
    capHeight: font.capHeight / em,
    averageWidth: width / glyphs.length / em,
  };
}

/** Whether a font can draw a character. Cutting one that it lacks says nothing. */
export function hasCharacter(file: Buffer, character: string): boolean {
  return open(file).hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}

function open(file: Buffer): Font {
  const font = create(file);
  if (font.isCollection) throw new Error('A file of several fonts cannot be measured');
  return font;
}
