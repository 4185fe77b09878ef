import { folded } from './folded.ts';
import { type Span, withoutSpans } from './spans.ts';
import { withoutFillers, wordsIn } from './words.ts';

/** For whom goods are, in the words of shoppers. */
const FOR = {
  men: 'men man mens gents gent gentleman gentlemen male males him husband boyfriend dad father mardana رجالي رجالية رجال للرجال للرجل الرجالية मर्द मर्दाना पुरुष पुरुषों',
  women:
    'women woman womens ladies lady female females her wife girlfriend mom mum mother zanana نسائي نسائية نساء للنساء للسيدات سيدات حريمي ستاتي النسائية महिला महिलाओं औरत औरतों लेडीज़',
  children:
    'children child childrens kids kid boys boy girls girl baby babies أطفال طفل للأطفال الأطفال ولادي بناتي बच्चे बच्चों बच्चा',
  everybody: 'everybody everyone unisex للجميع الجميع للجنسين الجنسين यूनिसेक्स',
};
export type Audience = keyof typeof FOR;

const words = Object.fromEntries(
  Object.entries(FOR).map(([audience, said]) => [audience, said.split(' ').map(folded)]),
) as Record<Audience, string[]>;
const audiences = Object.keys(FOR) as Audience[];

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
