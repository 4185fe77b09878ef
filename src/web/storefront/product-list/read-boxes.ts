import type { SearchReading } from '#contracts/search.ts';
import { type Span, tidied, withoutSpans, wordsOf } from '#domain/search/spans.ts';
import { ATTRIBUTE, choosing, chosenOf } from './chosen.ts';
import type { ListState } from './list-state.ts';

/** A box of the filters that is ticked since the search names its value, with the words that do. */
export type ReadBox = {
  name: string;
  value: string;
  words: string;
  /** Where these stand in the search. */
  spans: readonly Span[];
  /** One of several attributes that have the value, of which any counts: ticked in part. */
  isPart: boolean;
};

/** Returns the boxes that a search for `q` has ticked: of categories, and of values that attributes have. */
export function boxesOf(q: string, search: SearchReading | undefined): ReadBox[] {
  const { entries = [], attributes = [] } = search ?? {};
  // Of a mistyped word, the words are the mended ones.
  const typed = ({ words, spans }: Pick<ReadBox, 'words' | 'spans'>) => ({
    words: wordsOf(q, spans) || words,
    spans,
  });
  return [
    ...entries.flatMap((entry) =>
      entry.kind === 'category'
        ? [{ name: 'category', value: entry._id, ...typed(entry), isPart: false }]
        : [],
    ),
    ...attributes.flatMap(({ code, values, among, ...read }) => [
      ...(code === null ? [] : boxesIn({ code, values }, { ...typed(read), isPart: false })),
      ...among.flatMap((each) => boxesIn(each, { ...typed(read), isPart: true })),
    ]),
  ];
}

const boxesIn = (
  { code, values }: { code: string; values: readonly string[] },
  said: Omit<ReadBox, 'name' | 'value'>,
): ReadBox[] => values.map((value) => ({ name: `${ATTRIBUTE}${code}`, value, ...said }));

/** A box as the form sends it beside its own parameter: "attr.colour VALUE 9-12 tan". */
export const sentBox = ({ name, value, words, spans, isPart }: ReadBox): string =>
  `${isPart ? PART : ''}${name} ${value} ${spans.map(({ start, end }) => `${start}-${end}`)} ${words}`;

const PART = 'part ';
const MOST = 50;

/**
 * Returns a state without what its search says anyway. Where such a box was left out, its words are plain;
 * where others were chosen beside it, the boxes say it, and the text does not. Of one that was ticked in part and
 * is chosen, the box says it as well.
 */
export function boxesSaid(state: ListState, sent: readonly string[]): ListState {
  const boxes = sent.slice(0, MOST).flatMap((text): ReadBox[] => {
    const [, part, name = '', value = '', at = '', words = ''] =
      /^(part )?(category|attr\.[a-z0-9-]+) (\S+) ([\d,-]*) (.+)$/.exec(text) ?? [];
    return name === ''
      ? []
      : [{ name, value, words, spans: spansOf(at), isPart: part !== undefined }];
  });
  const whole = boxes.filter(({ isPart }) => !isPart);
  let said = state;
  for (const name of new Set(whole.map((box) => box.name))) {
    said = withBoxes(
      said,
      name,
      whole.filter((box) => box.name === name),
    );
  }
  const chosen = boxes.filter(
    ({ name, value, isPart }) => isPart && chosenOf(said, name).includes(value),
  );
  const { q } = withoutWords(said, chosen);
  return { ...said, q: tidied(q) };
}

const withoutWords = (state: ListState, boxes: readonly ReadBox[]): ListState => ({
  ...state,
  q: withoutSpans(
    state.q,
    boxes.filter((box) => isThere(state, box)).flatMap(({ spans }) => spans),
  ),
});

const spansOf = (sent: string): Span[] =>
  [...sent.matchAll(/(\d{1,4})-(\d{1,4})/g)].map(([, start, end]) => ({
    start: Number(start),
    end: Number(end),
  }));

/** Whether a search has a box's words where they stood. */
const isThere = ({ q }: ListState, { words, spans }: ReadBox) =>
  spans.length > 0 && wordsOf(q, spans) === words;

function withBoxes(state: ListState, name: string, boxes: readonly ReadBox[]): ListState {
  const chosen = chosenOf(state, name);
  const there = boxes.filter((box) => isThere(state, box));
  const others = chosen.filter((value) => !boxes.some((box) => box.value === value));
  const isWhole = there.every(({ value }) => chosen.includes(value));
  if (there.length === 0 || (isWhole && others.length === 0))
    return { ...state, ...choosing(state, name, others) };
  if (chosen.length === 0) {
    return { ...state, plain: [...new Set([...state.plain, ...there.map(({ words }) => words)])] };
  }
  return withoutWords(state, there);
}
