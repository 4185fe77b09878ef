import { all, brand, costs, has, judged, only, strictly, under } from '../judged-query.ts';

const watches = under('Watches');
const sandals = under('Sandals');
const footwear = under('Footwear');

/** What is searched for in the demo marketplace in Hindi, in letters of a PDF, and by names in letters of another script. */
export const demoScripts = [
  ...strictly('Hindi forms', {
    घड़ी: watches,
    घड़ियाँ: watches,
    घड़ियां: watches,
    घड़ियों: watches,
    चप्पल: sandals,
    चप्पलें: sandals,
    चप्पलों: sandals,
    जूता: footwear,
    जूते: footwear,
    जूतों: footwear,
    चश्मे: under('Sunglasses'),
    चश्मों: under('Sunglasses'),
    बैगों: under('Handbags'),
    बटुए: under('Wallets'),
    अगरबत्तियां: under('Incense'),
    कुर्सियाँ: under('Chairs', 'Seating'),
    गहनों: under('Jewellery'),
    इत्रों: under('Fragrance'),
    थालियाँ: under('Trays'),
    फूलदानों: under('Vases and Bowls'),
    लालटेनें: only('tamravat-fanous'),
    शॉलें: under('Scarves and Shawls'),
    'काले जूते': all(footwear, has('Colour', 'Black')),
    'काली चप्पलें': only('qadamiya-toe-loop', 'vellorum-causeway-black'),
  }),
  ...judged('Hindi forms', {
    बालियाँ: only('rukhmaya-chakra-hoops'),
    मोमबत्तियाँ: under('Scented Candles'),
    'नीली घड़ी': only('kharavel-charminar-moon', 'mirqaba-pearl-diver', 'kharavel-nizam-38'),
  }),
  ...judged('other scripts', {
    كارافيل: brand('Kharavel'),
    خارافيل: brand('Kharavel'),
    نيزام: only('kharavel-nizam-38', 'kharavel-nizam-rose-gold'),
    'نيزام 38': only('kharavel-nizam-38'),
    ميرقابا: brand('Mirqaba'),
    فيلورم: brand('Vellorum'),
    تاريني: brand('Tarini Lune'),
    روخمايا: brand('Rukhmaya'),
    'ساعة كارافيل': brand('Kharavel'),
    खरावेल: brand('Kharavel'),
    निज़ाम: only('kharavel-nizam-38', 'kharavel-nizam-rose-gold'),
    ﺳﺎﻋﺔ: watches,
    'ﻧﻈﺎﺭﺓ ﺷﻤﺴﻴﺔ': under('Sunglasses'),
    جزمة: footwear,
    كندرة: footwear,
    'ساعة ستيل': all(watches, has('Case material', 'Steel')),
    مبخرة: only('lampwick-loban-sticks'),
    بوك: under('Wallets'),
    'ساعة ذهبية تحت 50000 روبية': all(watches, costs(0, 50_000)),
    ذهبي: under('Jewellery', 'Watches', 'Aviators', 'Heeled Sandals'),
  }),
];
