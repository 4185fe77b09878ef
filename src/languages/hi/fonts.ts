import rupeeFont from '../../../.fonts/instrument-sans-rupee.woff2?url';
import sans from '../../../.fonts/noto-sans-devanagari.woff2?url';
import serif from '../../../.fonts/noto-serif-devanagari.woff2?url';

export const fonts: readonly string[] = [sans, serif, rupeeFont];

/** Devanagari has no slanted letters. */
export const slantedFonts: readonly string[] = [];
