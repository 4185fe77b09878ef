import { inTranslations } from '../../translations.ts';
import { inIt } from '../content/translated-fields.ts';

/** What comparisons call the fields of a product. Tables may be headed by those of any language. */
export const titles = {
  name: 'اسم المنتج',
  brand: 'العلامة التجارية',
  categoryId: 'الفئة',
  subCategoryId: 'الفئة الفرعية',
  productTypeId: 'نوع المنتج',
  priceINR: 'السعر بالروبية',
  priceAED: 'السعر بالدرهم',
  originalPrice: 'السعر الأصلي بالروبية',
  originalPriceAED: 'السعر الأصلي بالدرهم',
  saleUntil: 'سعر التخفيض حتى',
  description: 'وصف المنتج',
  ...inTranslations(['name'], (_, language) => inIt('اسم المنتج', language)),
  ...inTranslations(['description'], (_, language) => inIt('وصف المنتج', language)),
  trending: 'الأكثر رواجًا',
  quantity: 'الكمية',
  quantityShown: 'إظهار الكمية',
  sellerSku: 'رقم الصنف',
};

// The headings of what tables of products hold besides.
export const availability = 'التوفّر';
export const reservedUntil = 'محجوز حتى';
export const privateFacts = {
  costINR: 'التكلفة بالروبية',
  costAED: 'التكلفة بالدرهم',
  supplier: 'المورّد',
  privateNotes: 'ملاحظات خاصة',
};
export const productId = 'معرّف المنتج';
export const picture = (number: number) => `صورة ${number}`;
