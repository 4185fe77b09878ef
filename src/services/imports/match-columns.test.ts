import { expect, test } from 'vitest';
import { sentence } from '#languages/sentence.ts';
import { columns } from './columns.ts';
import { matchColumns } from './match-columns.ts';

test('headings are read in English and in Arabic, without regard to marks', () => {
  const english = columns.map(({ heading }) => heading);
  const arabic = [
    ...['رقم الصنف', 'اسم المنتج', 'العلامة التجارية', 'الفئة', 'الفئة الفرعية', 'نوع المنتج'],
    ...['السعر بالروبية', 'السعر بالدرهم', 'السعر الأصلي بالروبية', 'السعر الاصلي بالدرهم'],
    ...['وصف المنتج', 'اسم المنتج بالعربية', 'وصف المنتج بالعربية', 'الأكثر رواجًا'],
    ...['التوفر', 'محجوز حتى'],
    ...['صورة 1', 'صورة 2', 'صورة 3', 'صورة 4', 'معرّف المنتج'],
  ];
  const keys = columns.map(({ key }) => key);
  for (const headings of [english, arabic]) {
    const { found, ignored } = matchColumns(headings);
    expect([[...found.keys()], ignored]).toEqual([keys, []]);
  }
});

test('what a column may hold is said in each language', () => {
  const [first] = columns;
  expect(sentence('en', first?.holds ?? '')).toMatch(/^Your own number, up to 60 characters/);
  for (const { holds } of columns) expect(sentence('ar', holds)).toMatch(/\p{Script=Arabic}/u);
});
