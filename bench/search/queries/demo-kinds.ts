import { all, any, costs, has, only, strictly, under } from '../judged-query.ts';

const watches = under('Watches');
const sunglasses = under('Sunglasses');
const footwear = under('Footwear');
const handbags = under('Handbags');
const forMen = has('For', 'Men', 'Everybody');
const forWomen = has('For', 'Women', 'Everybody');

/** What is searched for in the demo marketplace by the kind of thing, and by whom it is for: nothing shown may be another. */
export const demoKinds = [
  ...strictly('audience', {
    'men shoes': all(footwear, forMen),
    'mens shoes': all(footwear, forMen),
    "men's shoes": all(footwear, forMen),
    'shoes for men': all(footwear, forMen),
    'watch for men': all(watches, forMen),
    'mens watch': all(watches, forMen),
    'gents watches': all(watches, forMen),
    'watch for husband': all(watches, forMen),
    'ladies watch': all(watches, forWomen),
    'women shoes': all(footwear, forWomen),
    'womens sandals': all(under('Sandals'), forWomen),
    'sunglasses for women': all(sunglasses, forWomen),
    'sunglasses for men': all(sunglasses, forMen),
    'black shoes for men': all(footwear, forMen, has('Colour', 'Black')),
    'mens shoes size 42': all(footwear, forMen, has('Size', '42')),
    'mens shoes under 20000': all(footwear, forMen, costs(0, 20_000)),
    'women bag': all(handbags, forWomen),
    'perfume for him': all(under('Fragrance'), forMen),
    'unisex sunglasses': all(sunglasses, has('For', 'Everybody')),
    'أحذية رجالية': all(footwear, forMen),
    'حذاء رجالي': all(footwear, forMen),
    'ساعة للرجال': all(watches, forMen),
    'نظارات نسائية': all(sunglasses, forWomen),
    'महिला घड़ी': all(watches, forWomen),
  }),
  ...strictly('kinds of things', {
    bag: handbags,
    bags: handbags,
    handbag: handbags,
    purse: handbags,
    حقيبة: handbags,
    شنطة: handbags,
    حقائب: handbags,
    बैग: handbags,
    'red bag': only('ambur-reed-howdah'),
    'green bag': only('ambur-reed-portico'),
    'leather bag': handbags,
    'حقيبة جلد': handbags,
    sunglases: sunglasses,
    sunglass: sunglasses,
    shades: sunglasses,
    sandels: under('Sandals'),
    handbgas: handbags,
    shoes: footwear,
    shose: footwear,
    clogs: under('Clogs'),
    perfume: under('Fragrance'),
    scent: under('Fragrance'),
    jewelry: under('Jewellery'),
    slippers: any(under('Slippers'), under('Sandals')),
    watch: watches,
    timepiece: watches,
    نظارة: sunglasses,
    عطر: under('Fragrance'),
    attar: under('Attar'),
    'bag under 40000': all(handbags, costs(0, 40_000)),
    'brown shoes': footwear,
    'automatic watch': all(watches, has('Movement', 'Automatic')),
    'laptop bag': handbags,
  }),
];
