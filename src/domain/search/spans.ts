/** A part of a text: from one character up to another. */
export type Span = { start: number; end: number };

/**
 * Returns a text with blanks in place of these parts, so that what stands behind them keeps its place; '' where nothing is
 * left.
 */
export function withoutSpans(text: string, spans: readonly Span[]): string {
  const rest = [...spans].reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    text,
  );
  return rest.trim() === '' ? '' : rest;
}

/** Returns a text without the blanks that parts have left. */
export const tidied = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Returns the words within a part of a text, and where they stand: around what others have left blank. */
export function wordsAt(text: string, { start, end }: Span): { words: string; spans: Span[] } {
  const spans = [...text.slice(start, end).matchAll(/\S+(?:\s\S+)*/g)].map((match) => ({
    start: start + match.index,
    end: start + match.index + match[0].length,
  }));
  return { words: wordsOf(text, spans), spans };
}

/** Returns what a text has at these places. */
export const wordsOf = (text: string, spans: readonly Span[]): string =>
  tidied(spans.map(({ start, end }) => text.slice(start, end)).join(' '));
