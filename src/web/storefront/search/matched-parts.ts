import { folded } from '#domain/search/folded.ts';

/** A part of a text, and whether it is what was typed. */
export type Part = { text: string; isMatch: boolean };

/** Letters and digits without case and accents, and where in the text each stands. */
type Folded = { letters: string; at: { from: number; to: number; isFirst: boolean }[] };

const SHORTEST_INSIDE = 3;

/**
 * Splits a text into parts that match what was typed and others. Words match by their beginnings;
 * else by any three letters; model numbers wherever, with or without what stands between their parts.
 */
export function matchedParts(text: string, typed: string): Part[] {
  const searched = fold(text);
  const isMarked = new Array<boolean>(text.length).fill(false);
  for (const needle of needlesOf(typed)) {
    for (const start of startsOf(searched, needle)) {
      const [first, last] = [searched.at[start], searched.at[start + needle.length - 1]];
      if (first && last) isMarked.fill(true, first.from, last.to);
    }
  }
  return partsOf(text, isMarked);
}

function fold(text: string): Folded {
  const result: Folded = { letters: '', at: [] };
  let from = 0;
  let isFirst = true;
  for (const sign of text) {
    const to = from + sign.length;
    const last = result.at.at(-1);
    const isOfWord = /[\p{L}\p{M}\p{Nd}\p{Cf}]/u.test(sign);
    const letters = isOfWord ? folded(sign) : '';
    for (const letter of letters) {
      result.letters += letter;
      for (let unit = 0; unit < letter.length; unit += 1) result.at.push({ from, to, isFirst });
      isFirst = false;
    }
    if (!isOfWord) isFirst = true;
    else if (letters === '' && last && !isFirst) last.to = to;
    from = to;
  }
  return result;
}

/** The typed words; and where there are digits, all of it as one word. */
function needlesOf(typed: string): string[] {
  const typedWords = typed.match(/[\p{L}\p{M}\p{Nd}\p{Cf}]+/gu) ?? [];
  const words = typedWords.map((word) => fold(word).letters).filter(Boolean);
  return /\p{Nd}/u.test(typed) ? [words.join(''), ...words] : words;
}

function startsOf({ letters, at }: Folded, needle: string): number[] {
  const hasDigit = /\p{Nd}/u.test(needle);
  const starts: number[] = [];
  for (let start = letters.indexOf(needle); start >= 0; ) {
    const isWhole = at.slice(start + 1, start + needle.length).every(({ isFirst }) => !isFirst);
    if (isWhole || hasDigit) starts.push(start);
    start = letters.indexOf(needle, start + 1);
  }
  const begun = starts.filter((start) => at[start]?.isFirst);
  return begun.length > 0 ? begun : needle.length >= SHORTEST_INSIDE ? starts : [];
}

function partsOf(text: string, isMarked: readonly boolean[]): Part[] {
  const parts: Part[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const isMatch = isMarked[index] ?? false;
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += text[index];
    else parts.push({ text: text[index] ?? '', isMatch });
  }
  return parts;
}
