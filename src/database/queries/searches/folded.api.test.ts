import { beforeAll, expect, it } from 'vitest';
import { folded } from '#domain/search/folded.ts';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { sharedApp } from '#tests/support/shared-app.ts';
import { foldTexts } from './synonyms.ts';

const test = await sharedApp();

const names = [
  'مُزَخْرَفة',
  'آسفي',
  'عبايـــة سوداء',
  'مسؤول هانئ',
  'کیف چرمی',
  'خانۀ هدیه',
  'मुग़ल अंगूठी',
  'चाँद हिन्दी',
  'कानबाली २४',
  'ساعة ٣٨',
  'می\u200cدرخشد',
];

beforeAll(async () => {
  const [shop, decor] = [await aSeller(test), await aCategory(test.db, { name: 'زينة' })];
  const rings = await aCategory(test.db, { name: 'अँगूठी' });
  for (const name of names)
    await aProduct(test.db, parentsOf(shop, decor), { name, brand: 'Calder' });
  await aProduct(test.db, parentsOf(shop, rings), { name: 'Plain band', brand: 'Calder' });
});

const found = async (q: string) => {
  const answer = await test.app.inject({ url: '/api/get-product', query: { q } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ name: string }[]>().map(({ name }) => name);
};

it.each([
  ['vowels left out', 'مزخرفة', 'مُزَخْرَفة'],
  ['vowels typed', 'آسْفي', 'آسفي'],
  ['another alef', 'أسفي', 'آسفي'],
  ['a bare alef', 'اسفي', 'آسفي'],
  ['alef and hamza apart', 'ا\u0653سفي', 'آسفي'],
  ['alef maqsura for ya', 'آسفى', 'آسفي'],
  ['no stretching', 'عباية', 'عبايـــة سوداء'],
  ['ha for ta marbuta', 'عبايه', 'عبايـــة سوداء'],
  ['waw without hamza', 'مسوول', 'مسؤول هانئ'],
  ['ya without hamza', 'هاني', 'مسؤول هانئ'],
  ['Arabic kaf and ya', 'كيف', 'کیف چرمی'],
  ['a plain ha', 'خانه', 'خانۀ هدیه'],
  ['Persian ya of an Arabic name', 'آسفی', 'آسفي'],
  ['no nukta', 'मुगल', 'मुग़ल अंगूठी'],
  ['a composed nukta', 'मु\u095aल', 'मुग़ल अंगूठी'],
  ['chandrabindu', 'मुग़ल अँगूठी', 'मुग़ल अंगूठी'],
  ['anusvara', 'चांद', 'चाँद हिन्दी'],
  ['a dot for a nasal', 'हिंदी', 'चाँद हिन्दी'],
  ['Latin digits', 'कानबाली 24', 'कानबाली २४'],
  ['Persian digits', 'ساعة ۳۸', 'ساعة ٣٨'],
  ['no joiner', 'میدرخشد', 'می\u200cدرخشد'],
  ['a joiner', 'مزخر\u200dفة', 'مُزَخْرَفة'],
  ['a direction mark', '\u200fعباية', 'عبايـــة سوداء'],
  ['letters in the shapes of a PDF', '\ufecb\ufe92\ufe8e\ufef3\ufe94', 'عبايـــة سوداء'],
])('finds with %s: %s', async (_, q, name) => {
  expect(await found(q)).toContain(name);
});

it.each(['قبر', 'मगर'])('keeps other letters apart: %s', async (q) => {
  expect(await found(q)).toEqual([]);
});

it('reads a category in another spelling', async () => {
  const answer = await test.app.inject({ url: '/api/get-listing', query: { q: 'अंगूठी' } });
  expect(answer.json().products.map(({ name }: { name: string }) => name)).toContain('Plain band');
  const suggested = await test.app.inject({ url: '/api/suggest', query: { q: 'زینه' } });
  expect(suggested.json()).toContainEqual(
    expect.objectContaining({ kind: 'category', name: 'زينة' }),
  );
});

/** The letters and marks of a block of Unicode, each in a word. */
function lettersOf(first: number, last: number): string[] {
  const all = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return all
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => /[\p{L}\p{M}\p{Nd}\p{Cf}]/u.test(letter) && !/\p{Cn}/u.test(letter))
    .map((letter) => `a${letter}b`);
}

it.each([
  ['Latin', 0xc0, 0x137],
  ['Arabic', 0x620, 0x6ff],
  ['shapes of Arabic letters', 0xfb50, 0xfdfb],
  ['other shapes of Arabic letters', 0xfe70, 0xfefc],
  ['Devanagari', 0x900, 0x97f],
  ['joiners and directions', 0x200b, 0x200f],
  ['soft hyphens', 0xad, 0xad],
] as const)('folds %s in browsers as in the database', async (_, first, last) => {
  const words = lettersOf(first, last);
  const told = await foldTexts(test.db, words);
  const unlike = words.filter((word, at) => folded(word) !== told[at]);
  expect(unlike.map((word) => [word, folded(word), told[words.indexOf(word)]])).toEqual([]);
});

it('folds names in browsers as in the database', async () => {
  const texts = [
    ...names,
    'Ångström Ørsted',
    'STRASSE Straße',
    'Œuvre',
    'İstanbul',
    'हिन्दी म्हारा',
    '٣٬٥٠٠٫٢٥',
  ];
  expect(texts.map(folded)).toEqual(await foldTexts(test.db, texts));
});
