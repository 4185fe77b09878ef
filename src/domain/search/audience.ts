import { folded } from './folded.ts';
import { withoutFillers, withoutSpans, wordsIn } from './words.ts';

/** For whom goods are, in the words of shoppers. */
const FOR = {
  men: 'men man mens gents gent gentleman gentlemen male males him husband boyfriend dad father رجالي رجالية رجال للرجال للرجل الرجالية मर्द पुरुष',
  women:
    'women woman womens ladies lady female females her wife girlfriend mom mum mother نسائي نسائية نساء للنساء للسيدات سيدات حريمي ستاتي النسائية महिला औरत लेडीज़',
};
const wordsFor = (text: string) => text.split(' ').map(folded);
const [men, women] = [wordsFor(FOR.men), wordsFor(FOR.women)];

/** What a text says besides for whom it is meant, and the words of what is for others; null where it does not say. */
export function readAudience(text: string): { rest: string; unlike: string[] } | null {
  const words = wordsIn(text);
  const says = (some: string[]) => words.filter(({ word }) => some.includes(folded(word)));
  const [forMen, forWomen] = [says(men), says(women)];
  if ((forMen.length === 0) === (forWomen.length === 0)) return null;
  return {
    rest: withoutFillers(withoutSpans(text, [...forMen, ...forWomen])),
    unlike: forMen.length > 0 ? women : men,
  };
}
