import displayFont from '../../../.fonts/fraunces-display.woff2?url';
import slanted from '../../../.fonts/fraunces-display-italic.woff2?url';
import textFont from '../../../.fonts/fraunces-text.woff2?url';
import rupeeFont from '../../../.fonts/instrument-sans-rupee.woff2?url';

/** The fonts that every page of the storefront is written with. */
export const fonts: readonly string[] = [displayFont, textFont, rupeeFont];

/** Those of the home page's slanted words. */
export const slantedFonts: readonly string[] = [slanted];
