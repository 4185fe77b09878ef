// What documents say that the server makes: pictures to share, catalogues, posters.

import { plural } from './plural.ts';

export const stockNumber = (sku: string) => `SKU ${sku}`;
export const sold = 'बिक गया';
export const reserved = 'रिज़र्व';
export const catalogue = 'कैटलॉग';
export const pieces = (count: number) => plural(count, { one: '# प्रोडक्ट', other: '# प्रोडक्ट' });
export const findUs = 'हमें ऑनलाइन देखें';
export const scan = 'हमारे सभी प्रोडक्ट देखने के लिए स्कैन करें';
export const catalogueFile = 'कैटलॉग';
export const posterFile = 'पोस्टर';
