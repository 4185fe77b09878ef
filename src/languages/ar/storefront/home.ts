export const description =
  'ساعات ونظارات شمسية وأحذية وأزياء وقطع للمنزل من بائعين كثيرين، بأسعار بالروبية والدرهم. تواصل مع البائع مباشرة عبر المحادثة.';

/** The three slides over the hero's pictures; the first line of each goes on in the second, which is set off. */
export const firstSlide = { start: 'تشكيلة', end: 'فاخرة', text: 'حيث تلتقي الفخامة بالراحة' };
export const secondSlide = { start: 'ارتقِ', end: 'بأناقتك', text: 'اكتشف أحدث صيحات الموضة' };
export const thirdSlide = { start: 'تصاميم', end: 'حصرية', text: 'تميّز عن الجميع' };
export const shopNow = 'تسوّق الآن';

/** What a screen reader calls a region whose items take turns. */
export const carousel = 'عرض شرائح';
export const ofSlides = {
  previous: 'الشريحة السابقة',
  next: 'الشريحة التالية',
  show: (position: number) => `عرض الشريحة ${position}`,
};
export const ofPromotions = {
  previous: 'العرض السابق',
  next: 'العرض التالي',
  show: (position: number) => `إظهار العرض ${position}`,
};
export const play = 'تشغيل';
export const pause = 'إيقاف مؤقت';
