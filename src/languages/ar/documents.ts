// What documents say that the server makes: pictures to share, catalogues, posters.

import { plural } from './plural.ts';

export const stockNumber = (sku: string) => `SKU ${sku}`;
export const sold = 'مُباع';
export const reserved = 'محجوز';
export const catalogue = 'كتالوج';
export const pieces = (count: number) =>
  plural(count, {
    one: 'قطعة واحدة',
    two: 'قطعتان',
    few: '# قطع',
    many: '# قطعة',
    other: '# قطعة',
  });
export const findUs = 'تجدنا على الإنترنت';
export const scan = 'امسح الرمز لترى جميع قطعنا';
export const catalogueFile = 'كتالوج';
export const posterFile = 'ملصق';
