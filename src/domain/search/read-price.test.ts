import { describe, expect, it } from 'vitest';
import { readPrice } from './read-price.ts';
import { tidied, wordsOf } from './spans.ts';

/** A text with its limits, its currency, and what it says besides. */
type Row = [
  text: string,
  low: number | null,
  high: number | null,
  currency: 'INR' | 'AED' | null,
  rest: string,
];

const said: Row[] = [
  ['gold watch under 50,000', null, 50_000, null, 'gold watch'],
  ['ladies watch below AED 2000', null, 2_000, 'AED', 'ladies watch'],
  ['watches 20k to 50k', 20_000, 50_000, null, 'watches'],
  ['watches 20 to 50k', 20_000, 50_000, null, 'watches'],
  ['watches 20-50k', 20_000, 50_000, null, 'watches'],
  ['sunglasses over 10,000 rupees', 10_000, null, 'INR', 'sunglasses'],
  ['between 500 and 900 dirhams', 500, 900, 'AED', ''],
  ['bags between 20 and 50k', 20_000, 50_000, null, 'bags'],
  ['₹1 lakh', null, 100_000, 'INR', ''],
  ['watch under ٥٠٠٠', null, 5_000, null, 'watch'],
  ['عباية under AED ۱٬۵۰۰', null, 1_500, 'AED', 'عباية'],
  ['ساعات تحت 3000 درهم', null, 3_000, 'AED', 'ساعات'],
  ['ساعة بأقل من ٣ آلاف درهم', null, 3_000, 'AED', 'ساعة'],
  ['حقيبة اكثر من 500', 500, null, null, 'حقيبة'],
  ['عطر بين 500 و700 درهم', 500, 700, 'AED', 'عطر'],
  ['عطر من 500 إلى 700', 500, 700, null, 'عطر'],
  ['نظارة حوالي 1000 درهم', 800, 1_200, 'AED', 'نظارة'],
  ['صينية 500 درهم', null, 500, 'AED', 'صينية'],
  ['حذاء لا يزيد عن 5000 روبية', null, 5_000, 'INR', 'حذاء'],
  ['घड़ी ₹५,०००', null, 5_000, 'INR', 'घड़ी'],
  ['घड़ी 50000 रुपये से कम', null, 50_000, 'INR', 'घड़ी'],
  ['घड़ी 50 हज़ार तक', null, 50_000, null, 'घड़ी'],
  ['घड़ी 50 हजार के अंदर', null, 50_000, null, 'घड़ी'],
  ['घड़ी 1 लाख से ज़्यादा', 100_000, null, 'INR', 'घड़ी'],
  ['घड़ी 1 लाख से ज्यादा', 100_000, null, 'INR', 'घड़ी'],
  ['चश्मा 5000 से 10000', 5_000, 10_000, null, 'चश्मा'],
  ['इत्र 500 दिरहम से सस्ता', null, 500, 'AED', 'इत्र'],
  ['watch ₹1,00,000', null, 100_000, 'INR', 'watch'],
  ['watch 1.5 lakh', null, 150_000, 'INR', 'watch'],
  ['watches 1 to 2 lakhs', 100_000, 200_000, 'INR', 'watches'],
  ['chronograph above 1 crore', 10_000_000, null, 'INR', 'chronograph'],
  ['under 2.5k', null, 2_500, null, ''],
  ['UNDER 2.5K SHOES', null, 2_500, null, 'SHOES'],
  ['shoes under5000', null, 5_000, null, 'shoes'],
  ['brown loafers less than 3000', null, 3_000, null, 'brown loafers'],
  ['loafers up to rs. 4,999', null, 4_999, 'INR', 'loafers'],
  ['loafers upto 4999rs', null, 4_999, 'INR', 'loafers'],
  ['loafers at most 300 dhs', null, 300, 'AED', 'loafers'],
  ['no more than 300 dh', null, 300, 'AED', ''],
  ['cheaper than 5000/-', null, 5_000, 'INR', ''],
  ['perfume within 999', null, 999, null, 'perfume'],
  ['bags < 5000', null, 5_000, null, 'bags'],
  ['bags >= 5k', 5_000, null, null, 'bags'],
  ['bags more than 5000', 5_000, null, null, 'bags'],
  ['bags at least INR 5000', 5_000, null, 'INR', 'bags'],
  ['starting from 5000 bags', 5_000, null, null, 'bags'],
  ['5,000 or less', null, 5_000, null, ''],
  ['bags 5000 and under', null, 5_000, null, 'bags'],
  ['bags 5000 or more', 5_000, null, null, 'bags'],
  ['bags 10k+', 10_000, null, null, 'bags'],
  ['bags max 10k', null, 10_000, null, 'bags'],
  ['bags budget 10k', null, 10_000, null, 'bags'],
  ['bags from 10k', 10_000, null, null, 'bags'],
  ['bags from 500 to 900', 500, 900, null, 'bags'],
  ['bags 500 to 900', 500, 900, null, 'bags'],
  ['bags ₹500-₹900', 500, 900, 'INR', 'bags'],
  ['bags 500-900 aed', 500, 900, 'AED', 'bags'],
  ['chronograph 100000-120000', 100_000, 120_000, null, 'chronograph'],
  ['bags around 10k', 8_000, 12_000, null, 'bags'],
  ['bags priced under 500', null, 500, null, 'bags'],
  ['bags for under 500 green', null, 500, null, 'bags green'],
  ['over 1000 and under 5000 bags', 1_000, 5_000, null, 'bags'],
  ['under 5000 bags over 1000', 1_000, 5_000, null, 'bags'],
  ['aed 500 watch', null, 500, 'AED', 'watch'],
  ['500 dirham watch', null, 500, 'AED', 'watch'],
  ['GA 2100 under 9000', null, 9_000, null, 'GA 2100'],
  ['GA-2100-1A1 below rs 12,000', null, 12_000, 'INR', 'GA-2100-1A1'],
  ['rb3025 below 200 dirhams', null, 200, 'AED', 'rb3025'],
  ['under 99.50', null, 99.5, null, ''],
  ['2 lakh dirhams', null, 200_000, 'AED', ''],
];

/** What is searched as it stands: models, sizes, measures, other money, names, nonsense. */
const plain = [
  'ga 2100',
  'GA-2100',
  'Casio G-Shock GA-2100-1A1',
  'rb3025',
  'RB3025-001/58',
  '310.30',
  '310.30.42.50.01.001',
  'AF1-07',
  'air max 97',
  'air max 2017',
  'chronograph 5711',
  'levis 501',
  '1920 - 1980',
  'submariner 126610-126613',
  'air max 2000-1500',
  'speedmaster 3500-5012',
  'size 40 to 42',
  'watch under 40mm',
  'watch under 40 mm',
  'perfume over 100 ml',
  '18k gold ring',
  'bag under $500',
  'bag under 500 dollars',
  'bag under usd 500',
  'No. 4',
  'cheap',
  'cheap watches',
  'under',
  'under armour',
  'below the knee',
  'rs',
  'between you and me',
  '',
  '.,;-/',
  'under under 5 to',
  'under under 5',
  'under 5 to',
  'between 9 and 1',
  'under 1e999',
  'under -5',
  '5000 तकिया',
  '-5000 rupees',
  'under 0',
  'under 99999999999999999999',
  'under 5 under 6',
  'over 9000 under 100',
  'over 100 aed under 5000 inr',
  'under 1,5',
  'under 2.555',
  'under 5%',
];

describe('readPrice', () => {
  it.each(said)('reads "%s"', (text, minPrice, maxPrice, currency, rest) => {
    const read = readPrice(text);
    expect(read).toMatchObject({ minPrice, maxPrice, currency });
    expect(tidied(read?.rest ?? '')).toBe(rest);
    expect(wordsOf(text, read?.spans ?? [])).toBe(read?.words);
  });

  it.each(plain)('leaves "%s" as it stands', (text) => {
    expect(readPrice(text)).toBeNull();
  });

  it('tells the words that it has read', () => {
    expect(readPrice('gold over 1000 and under 5000 bags')?.words).toBe('over 1000 and under 5000');
    expect(readPrice('under 5000 bags over 1000')?.words).toBe('under 5000 over 1000');
  });

  it.each(['under ', '5 ', '1,', 'between 1 and ', '₹', ' '])(
    'takes no long time for ten thousand characters of "%s"',
    (text) => {
      const before = process.cpuUsage();
      readPrice(text.repeat(10_000 / text.length));
      expect(process.cpuUsage(before).user / 1000).toBeLessThan(1_000);
    },
  );
});
