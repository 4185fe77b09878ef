import { inTranslations } from '../../translations.ts';
import { inIt } from '../content/translated-fields.ts';

/** What comparisons call the fields of a product. Tables may be headed by those of any language. */
export const titles = {
  name: 'प्रोडक्ट का नाम',
  brand: 'ब्रांड',
  categoryId: 'कैटेगरी',
  subCategoryId: 'सब-कैटेगरी',
  productTypeId: 'प्रोडक्ट टाइप',
  priceINR: 'कीमत (INR)',
  priceAED: 'कीमत (AED)',
  originalPrice: 'पहले की कीमत (INR)',
  originalPriceAED: 'पहले की कीमत (AED)',
  saleUntil: 'सेल कीमत कब तक',
  description: 'प्रोडक्ट का विवरण',
  ...inTranslations(['name'], (_, language) => inIt('नाम', language)),
  ...inTranslations(['description'], (_, language) => inIt('विवरण', language)),
  trending: 'ट्रेंडिंग',
  quantity: 'संख्या',
  quantityShown: 'संख्या दिखाएँ',
  sellerSku: 'आर्टिकल नंबर',
};

// The headings of what tables of products hold besides.
export const availability = 'उपलब्धता';
export const reservedUntil = 'रिज़र्व कब तक';
export const privateFacts = {
  costINR: 'लागत (INR)',
  costAED: 'लागत (AED)',
  supplier: 'सप्लायर',
  privateNotes: 'निजी नोट',
};
export const productId = 'प्रोडक्ट ID';
export const picture = (number: number) => `फ़ोटो ${number}`;
