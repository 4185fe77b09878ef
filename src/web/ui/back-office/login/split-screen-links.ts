import displayFont from '../../../../../.fonts/fraunces-display.woff2?url';
import textFont from '../../../../../.fonts/fraunces-text.woff2?url';
import { preloadFont } from '../../browser/preload-font.ts';

/** Preloads the fonts of a split screen, without which the first lines would move. */
export const splitScreenLinks = () => [displayFont, textFont].map(preloadFont);
