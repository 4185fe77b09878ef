export const availability = 'التوفّر';
export const availableOrNot = 'متوفّر أو غير متوفّر';
export const available = 'متوفّر';
export const reserved = 'محجوز';
export const sold = 'مُباع';

export const visibility = 'الظهور';
export const shownOrHidden = 'ظاهر أو مخفي';
export const shown = 'ظاهر للمتسوّقين';
export const hidden = 'مخفي';
export const hiddenBySeller = 'مخفي: أخفاه البائع';
export const hiddenTakenDown = 'مخفي: سُحب من العرض';
export const hiddenNotApproved = 'مخفي: لم يُعتمد';
export const hiddenSold = 'مخفي: مُباع';
export const hiddenSellerNotActive = 'مخفي: البائع غير نشط';
export const hiddenCategoryUnlisted = 'مخفي: الفئة غير معروضة';
export const hiddenSubCategoryUnlisted = 'مخفي: الفئة الفرعية غير معروضة';
export const hiddenTypeUnlisted = 'مخفي: نوع المنتج غير معروض';

/** Reasons why shoppers do not see a product, of which `hiddenFor` takes several. */
export const bySeller = 'أخفاه البائع';
export const takenDown = 'سُحب من العرض';
export const notApproved = 'لم يُعتمد';
export const isSold = 'مُباع';
export const sellerNotActive = 'البائع غير نشط';
export const categoryUnlisted = 'الفئة غير معروضة';
export const subCategoryUnlisted = 'الفئة الفرعية غير معروضة';
export const typeUnlisted = 'نوع المنتج غير معروض';
export const hiddenFor = (reasons: readonly string[]) => `مخفي: ${reasons.join('، ')}`;
export const notShown = 'غير ظاهر للمتسوّقين';

export const brand = 'العلامة التجارية';
export const priceFrom = 'السعر بالروبية من';
export const priceTo = 'السعر بالروبية إلى';
export const addedFrom = 'أُضيف من تاريخ';
export const addedTo = 'أُضيف حتى تاريخ';

/** Why a product is taken down, in words that its seller reads. */
export const takeDownReasons = {
  authenticity: 'لدينا شكّ في أصالة المنتج',
  pictures: 'الصور لا تُظهر المنتج، أو لا يجوز عرضها',
  description: 'النص لا يصف المنتج',
  price: 'لا يمكن أن يكون السعر صحيحًا',
  category: 'المنتج مدرج في فئة غير صحيحة',
  'not-allowed': 'لا يجوز بيع المنتج هنا',
  other: 'سبب آخر',
  'not-approved': 'تراجع الإدارة المنتجات الجديدة قبل أن يراها المتسوّقون',
};

export const left = (quantity: number) => `المتبقّي ${quantity}`;
export const leftWithReserved = (of: { quantity: number; reserved: number }) =>
  `المتبقّي ${of.quantity}، والمحجوز منه ${of.reserved}`;
