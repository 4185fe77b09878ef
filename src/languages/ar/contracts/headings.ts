// What people call the columns of tables besides their titles, by the fields of a product.
export const headings: Readonly<Record<string, readonly string[]>> = {
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
  availability: ['الحالة', 'متوفّر'],
  reservedUntil: ['محجوزة حتى'],
};

/** What a template shows as the name and the description of a product in this language. */
export const examples = {
  name: 'كرونوغراف هاربر',
  description: 'علبة من الفولاذ قياس 40 مم مع كريستال ياقوتي.',
};
