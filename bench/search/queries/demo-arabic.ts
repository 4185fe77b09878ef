import {
  all,
  any,
  brand,
  costs,
  has,
  type JudgedQuery,
  only,
  says,
  under,
} from '../judged-query.ts';

type Rule = JudgedQuery['isRight'];

const watches = under('Watches');
const sunglasses = under('Sunglasses');
const footwear = under('Footwear');
const handbags = under('Handbags');
const trays = under('Trays');
const vases = under('Vases');
const lanterns = only('tamravat-fanous');
const automatic = all(watches, says('automatic', 'self-winding'));

/** What is right, or that with prices which nothing shown may break. */
const rows: Record<string, Rule | { are: Rule; price: Rule }> = {
  // Kinds of things, in one and in several, with the article and without.
  ساعات: watches,
  الساعات: watches,
  'ساعة يد': watches,
  نظارات: sunglasses,
  'نظارة شمسية': sunglasses,
  'النظارات الشمسية': sunglasses,
  أحذية: footwear,
  حذاء: footwear,
  احذيه: footwear,
  'حقيبة يد': handbags,
  حقائب: handbags,
  شنطة: handbags,
  صينية: trays,
  صِينِيَّة: trays,
  صينيه: trays,
  صواني: trays,
  فانوس: lanterns,
  فوانيس: lanterns,
  مزهرية: vases,
  المزهريات: vases,
  عطر: under('Fragrance'),
  عطور: under('Fragrance'),
  بخور: under('Candles and Incense'),
  شموع: under('Scented Candles'),
  مجوهرات: under('Jewellery'),
  أقراط: only('rukhmaya-chakra-hoops'),
  شال: under('Stoles'),
  محفظة: under('Wallets'),
  حزام: any(under('Belts'), all(watches, says('strap'))),
  صندل: under('Sandals'),
  كراسي: under('Seating', 'Chairs', 'Stools'),
  // Names, however they are spelled.
  'نظام 38': only('kharavel-nizam-38'),
  'نظام ٣٨': only('kharavel-nizam-38'),
  شارمينار: only('kharavel-charminar-moon'),
  'غواص اللؤلؤ': only('mirqaba-pearl-diver'),
  'غوّاص اللولو': only('mirqaba-pearl-diver'),
  'صباح الطايف': only('oudhavan-taif-morning'),
  الكورنيش: only('aubin-sehgal-corniche'),
  خماسين: only('dunelarke-khamsin-gold', 'dunelarke-khamsin-silver'),
  'لوفر بولو': only('pathik-bit-chestnut'),
  // Slips.
  نضارات: sunglasses,
  مزهريه: vases,
  كرونغراف: under('Chronographs'),
  // Colours, materials and what else a piece says.
  'ساعة ذهبية': all(watches, says('gold')),
  'نظارة سوداء': all(sunglasses, says('black')),
  'قبقاب بني': only('pathik-monsoon-clog'),
  'حقيبة خضراء': only('ambur-reed-portico'),
  'حزام جلد أسود': only('ambur-reed-belt-black'),
  'وشاح صوف': under('Scarves and Shawls'),
  'صينية نحاس': only('tamravat-thali-tray'),
  'كرسي خشب ساج': only('chettin-row-cane-armchair'),
  'ساعة أوتوماتيك': automatic,
  'ساعات رجالية': all(watches, (piece) => piece.subCategory !== "Ladies' Watches"),
  'ساعة نسائية': under("Ladies' Watches"),
  'حذاء مقاس 42': all(footwear, has('Size', '42')),
  // Beside Latin letters.
  'ساعة Kharavel': brand('Kharavel'),
  'Mirqaba غوص': all(brand('Mirqaba'), under('Divers')),
  'عطر Oudhavan': brand('Oudhavan'),
  fanoos: lanterns,
  'شنطة tote': under('Totes'),
  // Prices.
  'ساعات تحت 3000 درهم': { are: watches, price: costs(0, 3000, 'AED') },
  'نظارات أقل من 500 درهم': { are: sunglasses, price: costs(0, 500, 'AED') },
  'عطر بين 500 و700 درهم': { are: under('Fragrance'), price: costs(500, 700, 'AED') },
};

/** What is searched for in Arabic in the demo marketplace. */
export const demoArabic: JudgedQuery[] = Object.entries(rows).map(([text, row]) => {
  const kind = { class: 'Arabic' as const, text };
  if (typeof row === 'function') return { ...kind, isRight: row };
  const { are, price } = row;
  return { ...kind, isRight: all(are, price), isWrong: (piece) => !price(piece) };
});
