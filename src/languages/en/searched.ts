// What people write in searches and tables, in whichever language they are read (docs/behaviour/rules.md#what-is-read-in-a-search).
// How prices are said are sources of patterns, empty where a language says it in no words of its own.

/** Numbers behind an amount: "50 k". */
export const thousand = 'k|thousand';
export const lakh = 'lakhs?|lacs?';
export const crore = 'crores?|cr';
export const million = 'million|mn';
/** What stands before a price that is the highest, or the lowest. */
export const most =
  'under|below|less than|lower than|cheaper than|up ?to|at most|(?:not|no) (?:more than|over|above)|within|<=?|≤';
export const least =
  'over|above|more than|greater than|higher than|at least|(?:not|no) (?:less than|under|below)|upwards of|starting (?:at|from)|>=?|≥';
/** The same in words that stand in names, too ("Air Max 97"): the amount itself must look like a price. */
export const weakMost = 'max(?:imum)?|budget';
export const weakLeast = 'min(?:imum)?|from';
export const about = 'around|about|approx(?:imately)?|roughly|~';
/** What stands behind such a price. */
export const orLess = '(?:or|and) (?:less|under|below|lower|cheaper)';
export const orMore = '(?:or|and) (?:more|above|over|up|higher)';
/** What may stand before all that, and says nothing. */
export const priced = 'priced?|prices|costing|costs?|for|at';
/** Of two prices. */
export const between = 'between';
export const from = 'from';
export const to = 'to';
export const and = 'and';
/** Measures, and money that no price is in: what they follow is no price. */
export const otherUnits =
  'mm|cm|ml|l|ltr|lit(?:er|re)s?|inch(?:es)?|in|oz|gm?|grams?|kg|ct|carats?|karats?|kt|atm|bar|jewels?|watts?|w|v|years?|yrs?|usd|dollars?|euros?|eur|gbp|pounds?';

/** What a size is called, folded. */
export const sizes = ['size'];
/** For whom goods are. */
export const audience = {
  men: 'men man mens gents gent gentleman gentlemen male males him husband boyfriend dad father',
  women: 'women woman womens ladies lady female females her wife girlfriend mom mum mother',
  children: 'children child childrens kids kid boys boy girls girl baby babies',
  everybody: 'everybody everyone unisex',
};
/** Words that say nothing once the others have been read: "shoes for a man under 5,000". */
export const fillers =
  'a an the for of in with and or some any me my i show find buy want need only is are this that';
/** Words by which people ask for reduced pieces, and what may stand before them. */
export const reduced = 'sale sales offer offers deal deals discount discounts discounted';
export const beforeReduced = 'on in with the special';
/** Whether something can be had, in a table. */
export const states = {
  AVAILABLE: ['available', 'in stock', 'yes'],
  RESERVED: ['reserved', 'on hold'],
  SOLD: ['sold', 'sold out', 'out of stock'],
};
/** What people call goods, colours and materials, by the English name of a group of `services/searches/seeded-synonyms.ts`. */
export const synonyms: Readonly<Record<string, readonly string[]>> = {};
/** Words that find others, not the reverse. */
export const families: Readonly<Record<string, readonly string[]>> = {};
