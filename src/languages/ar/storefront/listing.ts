import { isolated } from '#languages/isolated.ts';
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

export const categories = 'الفئات';
export const typeDescription = (type: string) =>
  `${isolated(type)} من بائعين كثيرين، بأسعار بالروبية والدرهم.`;

export const sellers = 'البائعون';
export const nameBySeller = (name: string, seller: string) =>
  `${isolated(name)} لدى ${isolated(seller)}`;
export const soldBySeller = (seller: string) => `يعرضها ${isolated(seller)}.`;
export const sellerDescription = (name: string, seller: string) =>
  `${isolated(name)} لدى ${isolated(seller)}، بأسعار بالروبية والدرهم.`;
