import displayFont from '../../../../../.fonts/fraunces-display.woff2?url';
import textFont from '../../../../../.fonts/fraunces-text.woff2?url';
import { preloadFont } from '../../preload-font.ts';

/** What a split screen shows at once: without its fonts the first lines would move when they come. */
export const splitScreenLinks = () => [displayFont, textFont].map(preloadFont);
