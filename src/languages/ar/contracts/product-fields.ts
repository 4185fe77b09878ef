/** What comparisons call the fields of a product. Tables may be headed by the Arabic ones too. */
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
  description: 'وصف المنتج',
  nameArabic: 'اسم المنتج بالعربية',
  descriptionArabic: 'وصف المنتج بالعربية',
  trending: 'الأكثر رواجًا',
  sellerSku: 'رقم الصنف',
};

/** What else the screens of sellers call them: tables may be headed by these too. */
export const otherTitles: Partial<Record<keyof typeof titles, readonly string[]>> = {
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
export const otherAvailability = ['الحالة', 'متوفّر'];
export const otherReservedUntil = ['محجوزة حتى'];

// The headings of what tables of products hold besides.
export const availability = 'التوفّر';
export const reservedUntil = 'محجوز حتى';
export const productId = 'معرّف المنتج';
export const picture = (number: number) => `صورة ${number}`;
