/** Returns a text without case and accents, as the database folds the words that it searches. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
