import * as ar from './ar/beside.ts';
import * as en from './en/beside.ts';
import * as hi from './hi/beside.ts';
import type { Language } from './languages.ts';
import type { Like } from './like.ts';

/** What pages know in the other languages too, as sellers answer in their customers'. */
export const besideTexts: Readonly<Record<Language, Like<typeof en>>> = { en, ar, hi };
