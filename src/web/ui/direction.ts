import { languages } from '#languages/languages.ts';
import { language } from '#texts/language.ts';

/** Whether the pages are read from right to left, for what CSS cannot turn by itself. */
export const isRightToLeft: boolean = languages[language].direction === 'rtl';
