// What documents say that the server makes: pictures to share, catalogues, posters, receipts.

import { plural } from './plural.ts';

/** Its type, by package and weight. */
export const serif: readonly string[] = ['noto-serif-devanagari/300Light'];
export const sans: readonly string[] = [
  'noto-sans-devanagari/400Regular',
  'noto-sans-devanagari/500Medium',
];

export const stockNumber = (sku: string) => `SKU ${sku}`;
export const sold = 'बिक गया';
export const reserved = 'रिज़र्व';
export const catalogue = 'कैटलॉग';
export const pieces = (count: number) => plural(count, { one: '# प्रोडक्ट', other: '# प्रोडक्ट' });
export const findUs = 'हमें ऑनलाइन देखें';
export const scan = 'हमारे सभी प्रोडक्ट देखने के लिए स्कैन करें';
export const catalogueFile = 'कैटलॉग';
export const posterFile = 'पोस्टर';

export const receipt = 'रसीद';
export const proForma = 'प्रोफ़ॉर्मा इनवॉइस';
/** Below a pro-forma. */
export const noInvoice = 'यह एक प्रस्ताव है, टैक्स इनवॉइस नहीं।';
export const number = 'नंबर';
export const date = 'तारीख';
export const customer = 'ग्राहक';
export const piece = 'प्रोडक्ट';
export const quantity = 'मात्रा';
export const amount = 'रकम';
export const total = 'कुल';
export const tax = ({ rate, isIncluded }: { rate: number; isIncluded: boolean }) =>
  isIncluded ? `इसमें ${rate}% टैक्स शामिल है` : `${rate}% टैक्स जोड़ा गया`;
export const received = 'मिली रकम';
export const left = 'बाकी रकम';
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
      ? `${asked.pieces} के लिए कृपया ${asked.price} का भुगतान करें:`
      : `${asked.pieces} को ${asked.until} तक आपके लिए रखने हेतु कृपया ${asked.price} का भुगतान करें:`,
    asked.link,
    `संदर्भ: ${asked.reference}`,
  ].join('\n');
