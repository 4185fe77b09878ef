import { isolated } from '#languages/isolated.ts';
export const title = 'المقارنة';
export const text = 'حتى أربع قطع جنبًا إلى جنب.';
export const emptyTitle = 'لا توجد قطع للمقارنة بعد';
export const emptyText = 'اضغط «مقارنة» على قطعة لتضعها بجانب غيرها.';
export const goToShop = 'اذهب إلى المتجر';

/** The table of the pieces. */
export const comparison = 'المقارنة';
export const onlyDifferences = 'الاختلافات فقط';
export const differs = 'مختلف';
export const differsHere = 'مختلف';
export const notTold = 'غير مذكور';
export const remove = (piece: string) => `إزالة ${isolated(piece)}`;
export const enquire = 'استفسر';

export const brand = 'العلامة التجارية';
export const category = 'الفئة';
export const inCategory = (category: string, subCategory: string) =>
  `${isolated(category)}، ${isolated(subCategory)}`;
export const availability = 'التوفّر';
export const available = 'متوفّر';
export const soldBy = 'البائع';

/** Pieces that may be compared too. */
export const addTitle = 'أضف إلى المقارنة';
export const chooseInShop = 'اختر من المتجر';
export const compare = 'مقارنة';
export const compareToo = (piece: string) => `مقارنة ${isolated(piece)}`;
