import { DIRHAMS, RUPEES, WHOLE } from '#contracts/typed/read-price-text.ts';

// How prices are said in English, Arabic and Hindi, over both currencies and Indian numbers.

const NUMBER = `${WHOLE}(?:\\.\\d{1,2})?`;
const TIMES =
  'k|thousand|lakhs?|lacs?|crores?|cr|million|mn|[أا]لف|[آا]لاف|ह(?:ज\\u093c?|\\u095b)ार|लाख|करो(?:ड\\u093c?|\\u095c)';
/** An amount: four groups. */
const AMOUNT = `(?:(${RUPEES}|${DIRHAMS})\\s*)?(${NUMBER})(?:\\s*(${TIMES})(?!\\p{L}))?(?:\\s*(${RUPEES}|${DIRHAMS}|/-)(?![\\p{L}\\p{N}]))?`;

const MOST =
  'under|below|less than|lower than|cheaper than|up ?to|at most|(?:not|no) (?:more than|over|above)|within|<=?|≤|تحت|دون|ب?[أا]قل من|[أا]رخص من|حتى|(?:لا|ما) [يت]زيد عن';
const LEAST =
  'over|above|more than|greater than|higher than|at least|(?:not|no) (?:less than|under|below)|upwards of|starting (?:at|from)|>=?|≥|فوق|[أا]كثر من|[أا]على من|[أا]غلى من|(?:لا|ما) [يت]قل عن';
/** Words that stand in names too ("Air Max 97"): the amount itself must look like a price. */
const WEAK_MOST = 'max(?:imum)?|budget';
const WEAK_LEAST = 'min(?:imum)?|from|من';
const ABOUT = 'around|about|approx(?:imately)?|roughly|~|حوالي|حوالى|تقريب(?:ا|اً|ًا)';
/** Hindi says after an amount what others say before it. */
const OR_LESS =
  '(?:or|and) (?:less|under|below|lower|cheaper)|से (?:कम|नीचे|सस्त[ेीा])|तक|के (?:अंदर|अन्दर|भीतर|नीचे)';
const OR_MORE =
  '(?:or|and) (?:more|above|over|up|higher)|से (?:(?:ज\\u093c?|\\u095b)्यादा|अधिक|ऊपर|मह[ँं]ग[ेीा])';

/** Measures, and money that no price is in: what they follow is no price. */
const OTHER_UNIT =
  'mm|cm|ml|l|ltr|lit(?:er|re)s?|inch(?:es)?|in|oz|gm?|grams?|kg|ct|carats?|karats?|kt|atm|bar|jewels?|watts?|w|v|years?|yrs?|usd|dollars?|euros?|eur|gbp|pounds?|مم|ملم|سم|مل|متر|غم?|غرام|جرام|قيراط|ساعة|ساعات|سنوات|دولار|يورو|ريال|मिमी|सेमी|मीटर|ग्राम|मिली|कैरेट|घंटे|साल|डॉलर|यूरो';
const LEADS = `(?:(?:priced?|prices|costing|costs?|for|at|ب?سعر)[\\s:]+)*`;
const START = `(?<![\\p{L}\\p{N}.,/+#$€£-])(?<!(?:usd|eur|gbp|size)\\s*)`;
const END = `(?![\\p{L}\\p{M}\\p{N}%]|[.,/-]\\p{N}|\\s*(?:[$€£]|(?:${OTHER_UNIT})(?!\\p{L})))`;

/** One saying of a price, whose groups `limitsOf` takes apart. */
export const CLAUSE = new RegExp(
  `${START}${LEADS}(?:` +
    `(?:(between|from|بين|من)\\s*)?${AMOUNT}\\s*(to|and|[إا]لى|حتى|و|से|और|-|–|—)\\s*${AMOUNT}|` +
    `(?:(${MOST})|(${LEAST})|(${WEAK_MOST})|(${WEAK_LEAST})|(${ABOUT}))(?: price)?(?: of)?[\\s:]*${AMOUNT}|` +
    `${AMOUNT}(?:\\s*(?:(${OR_LESS})|(${OR_MORE})|(\\+|plus)|(max(?:imum)?)))?` +
    `)${END}`,
  'giu',
);

/** What must not stand alone right before a price. */
export const DANGLING_BEFORE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${MOST}|${LEAST}|between|from|to|بين|-)\\s*$`,
  'iu',
);
/** The same right after a price. */
export const DANGLING_AFTER = /^\s*(?:to|till|-|–|—)\s*(?:$|\p{N})/iu;
