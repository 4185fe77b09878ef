import type { ReactNode } from 'react';
import { plural } from '#languages/ar/plural.ts';
import { isolated } from '#languages/isolated.ts';

export const askForOneLikeIt = 'اسأل عن قطعة مثلها';
export const askForSimilar = 'اسأل عن مثلها';
export const enquire = 'استفسر';
export const enquireByChat = 'استفسر عبر المحادثة';
export const writeToSeller = 'اكتب إلى البائع';
export const askedOn = (day: string) => `سبق الاستفسار عن هذه القطعة في ${day}`;

export const size = { notAvailable: '(غير متوفّر)', noneAvailable: 'لا يتوفّر أي مقاس حاليًا.' };

export const starsOfFive = (stars: string) => `${stars} من 5 نجوم`;
export const reviews = (count: number) =>
  plural(count, {
    one: 'تقييم واحد',
    two: 'تقييمان',
    few: '# تقييمات',
    many: '# تقييمًا',
    other: '# تقييم',
  });
export const lowestPrice = (price: string) => `أدنى سعر خلال آخر 30 يومًا: ${price}`;

export const favourites = 'المفضّلة';
export const share = 'مشاركة';
export const linkCopied = 'تم نسخ الرابط';
export const linkNotCopied = 'تعذّر نسخ الرابط. تجده في شريط العنوان.';

export const inStock = 'الكمية';
export const available = (count: number) =>
  plural(count, {
    one: 'متوفّر: قطعة واحدة',
    two: 'متوفّر: قطعتان',
    few: 'متوفّر: # قطع',
    many: 'متوفّر: # قطعة',
    other: 'متوفّر: # قطعة',
  });

export const soldBy = 'البائع';
export const category = 'الفئة';
/** A category and the part of it that a piece stands in. */
export const inCategory = (category: ReactNode, subCategory: ReactNode) => (
  <>
    {category}، {subCategory}
  </>
);
export const inTheStory = 'في حكاية';
export const shipping = 'الشحن';
export const returns = 'الإرجاع';
export const returnsWithin = (days: string) => `خلال ${isolated(days)}`;
export const sku = 'رمز المنتج (SKU)';
export const shopRating = (stars: number, reviews: string) =>
  `تقييم ${stars} من 5، ${isolated(reviews)}`;
export const reportPiece = 'الإبلاغ عن هذه القطعة';

export const specification = 'المواصفات';
export const recentlyViewed = 'شاهدتها مؤخرًا';
