import { expect, test } from 'vitest';
import { sentence } from '#languages/sentence.ts';
import { columns } from './columns.ts';
import { matchColumns } from './match-columns.ts';

test('headings are read in English, in Arabic and in Hindi, without regard to marks', () => {
  const english = columns.map(({ heading }) => heading);
  const arabic = [
    ...['رقم الصنف', 'اسم المنتج', 'العلامة التجارية', 'الفئة', 'الفئة الفرعية', 'نوع المنتج'],
    ...['السعر بالروبية', 'السعر بالدرهم', 'السعر الأصلي بالروبية', 'السعر الاصلي بالدرهم'],
    ...['وصف المنتج', 'اسم المنتج بالعربية', 'وصف المنتج بالعربية', 'الأكثر رواجًا'],
    ...['التوفر', 'محجوز حتى'],
    ...['صورة 1', 'صورة 2', 'صورة 3', 'صورة 4', 'معرّف المنتج'],
  ];
  const keys = [
    ...['sellerSku', 'name', 'brand', 'categoryId', 'subCategoryId', 'productTypeId', 'priceINR'],
    ...['priceAED', 'originalPrice', 'originalPriceAED', 'description', 'nameArabic'],
    ...['descriptionArabic', 'trending', 'availability', 'reservedUntil'],
    ...['media1', 'media2', 'media3', 'media4', 'id'],
  ];
  const read = (headings: string[]) => {
    const { found, ignored } = matchColumns(headings);
    return [[...found.keys()], ignored];
  };
  expect(read(english)).toEqual([columns.map(({ key }) => key), []]);
  expect(read(arabic)).toEqual([keys, []]);
  const hindi = [
    ...['आर्टिकल नंबर', 'प्रोडक्ट का नाम', 'ब्रांड', 'कैटेगरी', 'सब कैटेगरी', 'प्रोडक्ट टाइप'],
    ...['कीमत (INR)', 'कीमत दिरहम में', 'एमआरपी', 'विवरण', 'ट्रेंडिंग', 'उपलब्धता', 'रिजर्व कब तक'],
    ...['फोटो 1', 'फ़ोटो 2', 'प्रोडक्ट ID'],
  ];
  expect(read(hindi)).toEqual([
    [
      ...['sellerSku', 'name', 'brand', 'categoryId', 'subCategoryId', 'productTypeId', 'priceINR'],
      ...['priceAED', 'originalPrice', 'description', 'trending', 'availability', 'reservedUntil'],
      ...['media1', 'media2', 'id'],
    ],
    [],
  ]);
});

test('what a column may hold is said in each language', () => {
  const [first] = columns;
  expect(sentence('en', first?.holds ?? '')).toMatch(/^Your own number, up to 60 characters/);
  for (const { holds } of columns) {
    expect(sentence('ar', holds)).toMatch(/\p{Script=Arabic}/u);
    expect(sentence('hi', holds)).toMatch(/\p{Script=Devanagari}/u);
  }
});
