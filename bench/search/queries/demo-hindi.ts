import { all, brand, costs, has, type JudgedQuery, only, says, under } from '../judged-query.ts';

type Rule = JudgedQuery['isRight'];

const watches = under('Watches');
const sunglasses = under('Sunglasses');
const footwear = under('Footwear');
const handbags = under('Handbags');
const vases = under('Vases');
const lanterns = only('tamravat-fanous');

/** What is right, or that with prices which nothing shown may break. */
const rows: Record<string, Rule | { are: Rule; price: Rule }> = {
  // Kinds of things, in one and in several, and after another word.
  घड़ी: watches,
  घड़ियाँ: watches,
  घड़ियों: watches,
  घडी: watches,
  'कलाई घड़ी': watches,
  चश्मा: sunglasses,
  'धूप का चश्मा': sunglasses,
  'धूप के चश्मे': sunglasses,
  जूता: footwear,
  'जूते चप्पल': footwear,
  चप्पल: under('Sandals'),
  सैंडल: under('Sandals'),
  लोफ़र: under('Loafers'),
  एस्पाड्रिल: under('Espadrilles'),
  जूती: under('Slippers', 'Loafers'),
  बैग: handbags,
  झोला: handbags,
  'टोट बैग': under('Totes'),
  बटुआ: under('Wallets'),
  वॉलेट: under('Wallets'),
  बेल्ट: under('Belts'),
  शॉल: under('Scarves and Shawls'),
  स्कार्फ़: under('Scarves and Shawls'),
  परफ़्यूम: under('Fragrance'),
  इत्र: under('Fragrance'),
  गहने: under('Jewellery'),
  बालियाँ: only('rukhmaya-chakra-hoops'),
  फूलदान: vases,
  फूलदानों: vases,
  कटोरा: under('Bowls'),
  लैंप: under('Lighting'),
  लालटेन: lanterns,
  मोमबत्ती: under('Scented Candles'),
  अगरबत्ती: under('Incense'),
  थाली: under('Trays'),
  ट्रे: under('Trays'),
  कुर्सी: under('Seating'),
  स्टूल: under('Stools', 'Seating'),
  // Names.
  'निज़ाम 38': only('kharavel-nizam-38'),
  'निज़ाम ३८': only('kharavel-nizam-38'),
  चारमीनार: only('kharavel-charminar-moon'),
  'पर्ल डाइवर': only('mirqaba-pearl-diver'),
  खमसीन: only('dunelarke-khamsin-gold', 'dunelarke-khamsin-silver'),
  'पोलो लोफ़र': only('pathik-bit-chestnut'),
  'ताइफ़ मॉर्निंग': only('oudhavan-taif-morning'),
  मीनार: only('tamravat-minar-lamp'),
  // Slips.
  चश्म: sunglasses,
  क्रोनोग्राफ: under('Chronographs'),
  // Colours, materials and what else a piece says.
  'भूरा क्लॉग': only('pathik-monsoon-clog'),
  'काला चश्मा': all(sunglasses, says('black')),
  'हरा बैग': only('ambur-reed-portico'),
  'काली बेल्ट': only('ambur-reed-belt-black'),
  'पीतल की थाली': only('tamravat-thali-tray'),
  'ऑटोमैटिक घड़ी': all(watches, says('automatic', 'self-winding')),
  'लेडीज़ घड़ी': under("Ladies' Watches"),
  'जूते साइज़ 42': all(footwear, has('Size', '42')),
  // Beside Latin letters.
  'Kharavel घड़ी': brand('Kharavel'),
  'Oudhavan इत्र': brand('Oudhavan'),
  // In Latin letters.
  ghadi: watches,
  ghadiyan: watches,
  chashma: sunglasses,
  chashme: sunglasses,
  joota: footwear,
  joote: footwear,
  chappal: under('Sandals'),
  jhola: handbags,
  agarbatti: under('Incense'),
  mombatti: under('Scented Candles'),
  kursi: under('Seating'),
  // Prices.
  'घड़ी 50000 रुपये से कम': { are: watches, price: costs(0, 50_000) },
  'चश्मा 10000 से कम': { are: sunglasses, price: costs(0, 10_000) },
};

/** What is searched for in Hindi in the demo marketplace, in its own and in Latin letters. */
export const demoHindi: JudgedQuery[] = Object.entries(rows).map(([text, row]) => {
  const kind = { class: 'Hindi' as const, text };
  if (typeof row === 'function') return { ...kind, isRight: row };
  const { are, price } = row;
  return { ...kind, isRight: all(are, price), isWrong: (piece) => !price(piece) };
});
