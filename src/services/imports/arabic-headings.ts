import type { ProductField } from '#contracts/product-fields.ts';

/** What sellers' screens and people call the fields of a product in Arabic, besides their titles. */
export const arabicHeadings: Partial<Record<ProductField, readonly string[]>> = {
  name: ['الاسم', 'المنتج', 'اسم القطعة', 'القطعة'],
  brand: ['الماركة', 'العلامة'],
  categoryId: ['التصنيف', 'القسم'],
  subCategoryId: ['التصنيف الفرعي', 'القسم الفرعي'],
  productTypeId: ['النوع'],
  priceINR: ['السعر (روبية)', 'السعر بالروبية الهندية', 'الروبية'],
  priceAED: ['السعر (درهم)', 'السعر بالدرهم الإماراتي', 'الدرهم'],
  originalPrice: ['السعر قبل الخصم بالروبية', 'السعر الأصلي'],
  originalPriceAED: ['السعر قبل الخصم بالدرهم'],
  description: ['الوصف'],
  nameArabic: ['الاسم بالعربية'],
  descriptionArabic: ['الوصف بالعربية'],
  trending: ['رائج', 'الأكثر رواجا'],
  sellerSku: ['رقم القطعة', 'رمز الصنف', 'رقم المنتج لديك'],
};
export const arabicAvailability = ['الحالة', 'متوفّر'];
export const arabicReservedUntil = ['محجوزة حتى'];
