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

// The headings of what tables of products hold besides.
export const availability = 'التوفّر';
export const reservedUntil = 'محجوز حتى';
export const productId = 'معرّف المنتج';
export const picture = (number: number) => `صورة ${number}`;
