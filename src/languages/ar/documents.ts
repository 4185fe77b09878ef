// What documents say that the server makes: pictures to share, catalogues, posters, receipts.

import { plural } from './plural.ts';

/** Its type, by package and weight. */
export const serif: readonly string[] = ['noto-naskh-arabic/400Regular'];
export const sans: readonly string[] = [
  'noto-sans-arabic/400Regular',
  'noto-sans-arabic/500Medium',
];

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

export const receipt = 'إيصال';
export const proForma = 'فاتورة مبدئية';
/** Below a pro-forma. */
export const noInvoice = 'هذا عرض سعر، وليس فاتورة ضريبية.';
export const number = 'الرقم';
export const date = 'التاريخ';
export const customer = 'العميل';
export const piece = 'القطعة';
export const quantity = 'الكمية';
export const amount = 'المبلغ';
export const total = 'الإجمالي';
export const tax = ({ rate, isIncluded }: { rate: number; isIncluded: boolean }) =>
  isIncluded ? `يشمل ضريبة بنسبة ${rate}%` : `تُضاف ضريبة بنسبة ${rate}%`;
export const received = 'المستلَم';
export const left = 'المتبقي';
/** What a customer is written with a payment link, in a chat. */
export const payHere = (asked: {
  pieces: string;
  until: string | null;
  price: string;
  link: string;
  reference: string;
}) =>
  [
    asked.until === null
      ? `يُرجى دفع ${asked.price} مقابل ${asked.pieces}:`
      : `لنحتفظ لك بـ ${asked.pieces} حتى ${asked.until}، يُرجى دفع ${asked.price}:`,
    asked.link,
    `المرجع: ${asked.reference}`,
  ].join('\n');
