import { plural } from '#languages/hi/plural.ts';

export const comparison = 'तुलना';
export const comparePieces = (count: number) =>
  plural(count, { one: '# प्रोडक्ट की तुलना करें', other: '# प्रोडक्ट की तुलना करें' });
export const clear = 'तुलना खाली करें';

/** On a comparison that somebody else has sent. */
export const yourComparison = 'आपकी तुलना';
export const keepThese = 'इन्हें मेरी तुलना में रखें';
export const kept = 'ये अब आपकी तुलना में हैं';
export const undo = 'वापस लें';
export const seeMine = 'मेरी तुलना देखें';
