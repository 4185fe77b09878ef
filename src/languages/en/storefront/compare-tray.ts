import { plural } from '#languages/en/plural.ts';

export const comparison = 'Comparison';
export const comparePieces = (count: number) =>
  plural(count, { one: 'Compare # piece', other: 'Compare # pieces' });
export const clear = 'Clear the comparison';

/** On a comparison that somebody else has sent. */
export const yourComparison = 'Your comparison';
export const keepThese = 'Use as my comparison';
export const kept = 'These are now your comparison';
export const undo = 'Undo';
export const seeMine = 'See mine';
