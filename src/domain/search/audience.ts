import { everyWord } from './every-language.ts';
import { folded } from './folded.ts';
import { type Span, withoutSpans } from './spans.ts';
import { withoutFillers, wordsIn } from './words.ts';

const audiences = ['men', 'women', 'children', 'everybody'] as const;
/** For whom goods are. */
export type Audience = (typeof audiences)[number];

/** The words of shoppers for each. */
const words = Object.fromEntries(
  audiences.map((each) => [each, everyWord(({ audience }) => audience[each]).map(folded)]),
) as Record<Audience, string[]>;

/** What a text says besides for whom it is meant, and by which word. */
type ReadAudience = Span & {
  audience: Audience;
  rest: string;
  /** The words of what is for others. */
  unlike: string[];
};

/** Reads for whom a text asks; null where it does not say, or says several. */
export function readAudience(text: string): ReadAudience | null {
  const typed = wordsIn(text);
  const said = audiences.flatMap((audience) => {
    const spans = typed.filter(({ word }) => words[audience].includes(folded(word)));
    return spans.length === 0 ? [] : [{ audience, spans }];
  });
  const [one, ...more] = said;
  const [first] = one?.spans ?? [];
  if (one === undefined || first === undefined || more.length > 0) return null;
  const { men, women, children } = words;
  const others = {
    men: [...women, ...children],
    women: [...men, ...children],
    ...{ children: [], everybody: [] },
  };
  return {
    ...{ audience: one.audience, start: first.start, end: first.end },
    rest: withoutFillers(withoutSpans(text, one.spans)),
    unlike: others[one.audience],
  };
}

/** Which labels of choices are for an audience: what is for everybody is for men and for women too. */
export const labelsFor = (audience: Audience): { own: string[]; also: string[] } => ({
  own: words[audience],
  also: audience === 'men' || audience === 'women' ? words.everybody : [],
});
