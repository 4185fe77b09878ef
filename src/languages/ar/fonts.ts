import rupeeFont from '../../../.fonts/instrument-sans-rupee.woff2?url';
import serif from '../../../.fonts/noto-naskh-arabic.woff2?url';
import sans from '../../../.fonts/noto-sans-arabic.woff2?url';

export const fonts: readonly string[] = [sans, serif, rupeeFont];

/** Arabic has no slanted letters. */
export const slantedFonts: readonly string[] = [];
