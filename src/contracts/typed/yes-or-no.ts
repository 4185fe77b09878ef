const YES = new Set(['yes', 'y', 'true', '1', 'x', '✓', 'نعم', 'صح', 'हाँ', 'हां']);
const NO = new Set(['no', 'n', 'false', '0', '-', 'لا', 'خطأ', 'नहीं']);

/** Reads yes or no, in the languages of those who fill in tables; null for anything else. */
export function readYesOrNo(text: string): boolean | null {
  const word = text.normalize('NFC').trim().toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : null;
}
