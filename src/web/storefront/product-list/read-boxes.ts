import type { SearchReading } from '#contracts/search.ts';
import type { ListState } from './list-state.ts';

/** A box of the filters that is ticked since the search names its value, with the words that do. */
export type ReadBox = {
  name: string;
  value: string;
  words: string;
  /** One of several attributes that have the value, of which any counts: ticked in part. */
  isPart: boolean;
};

const CATEGORY = 'category';
const ATTRIBUTE = 'attr.';

/** Returns the boxes that a search has ticked: of categories, and of values that attributes have. */
export function boxesOf(search: SearchReading | undefined): ReadBox[] {
  const { entries = [], attributes = [] } = search ?? {};
  return [
    ...entries.flatMap(({ kind, _id, words }) =>
      kind === 'category' ? [{ name: CATEGORY, value: _id, words, isPart: false }] : [],
    ),
    ...attributes.flatMap(({ code, values, among, words }) => [
      ...(code === null ? [] : boxesIn({ code, values }, words, false)),
      ...among.flatMap((each) => boxesIn(each, words, true)),
    ]),
  ];
}

const boxesIn = (
  { code, values }: { code: string; values: readonly string[] },
  words: string,
  isPart: boolean,
): ReadBox[] => values.map((value) => ({ name: `${ATTRIBUTE}${code}`, value, words, isPart }));

/** A box as the form sends it beside its own parameter. */
export const sentBox = ({ name, value, words, isPart }: ReadBox): string =>
  `${isPart ? PART : ''}${name} ${value} ${words}`;

const PART = 'part ';
const MOST = 50;

/**
 * Returns a state without what its search says anyway. Where such a box was left out, its words are plain;
 * where others were chosen beside it, the boxes say it, and the text does not. Of one that was ticked in part and
 * is chosen, the box says it as well.
 */
export function boxesSaid(state: ListState, sent: readonly string[]): ListState {
  const boxes = sent.slice(0, MOST).flatMap((text): ReadBox[] => {
    const [, part, name = '', value = '', words = ''] =
      /^(part )?(category|attr\.[a-z0-9-]+) (\S+) (.+)$/.exec(text) ?? [];
    return name === '' ? [] : [{ name, value, words, isPart: part !== undefined }];
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
    ({ name, value, isPart }) => isPart && chosenIn(said, name).includes(value),
  );
  return withoutWords(said, new Set(chosen.map(({ words }) => words)));
}

function withBoxes(state: ListState, name: string, boxes: readonly ReadBox[]): ListState {
  const chosen = chosenIn(state, name);
  const there = boxes.filter(({ words }) => state.q.includes(words));
  const others = chosen.filter((value) => !boxes.some((box) => box.value === value));
  const isWhole = there.every(({ value }) => chosen.includes(value));
  if (there.length === 0 || (isWhole && others.length === 0)) return choosing(state, name, others);
  if (chosen.length === 0) {
    return { ...state, plain: [...new Set([...state.plain, ...there.map(({ words }) => words)])] };
  }
  return withoutWords(
    state,
    there.map(({ words }) => words),
  );
}

function withoutWords(state: ListState, words: Iterable<string>): ListState {
  const q = [...words].reduce((text, some) => text.replace(some, ' '), state.q);
  return q === state.q ? state : { ...state, q: q.replace(/\s+/g, ' ').trim() };
}

const codeOf = (name: string) => name.slice(ATTRIBUTE.length);

const chosenIn = (state: ListState, name: string): string[] =>
  (name === CATEGORY ? state.categories : state.attributes[codeOf(name)]) ?? [];

function choosing(state: ListState, name: string, values: string[]): ListState {
  if (name === CATEGORY) return { ...state, categories: values };
  const { [codeOf(name)]: _, ...others } = state.attributes;
  return {
    ...state,
    attributes: values.length === 0 ? others : { ...others, [codeOf(name)]: values },
  };
}
