/** The orders of a list. */
export const defaultSorting = 'الترتيب الافتراضي';
export const priceLowToHigh = 'السعر من الأقل إلى الأعلى';
export const priceHighToLow = 'السعر من الأعلى إلى الأقل';
export const newArrivals = 'وصل حديثًا';
export const newest = 'الأحدث';
export const bestRated = 'الأعلى تقييمًا';

export const filters = 'تصفية';
export const sortBy = 'الترتيب حسب';
export const sort = 'ترتيب';
export const showMoreProducts = 'عرض المزيد من المنتجات';
export const showMore = 'عرض المزيد';
