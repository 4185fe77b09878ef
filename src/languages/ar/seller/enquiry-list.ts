import { plural } from '#languages/ar/plural.ts';

export const intro = 'الرقم المرجعي مذكور في رسالة المتسوّق.';
export const search = 'ابحث بالمنتج أو الرقم المرجعي…';
export const state = 'الحالة';
export const priceWon = 'سعر البيع';
export const currencyWon = 'عملة البيع';
export const customer = 'العميل';
export const reasonLost = 'سبب عدم البيع';
export const answeredAfter = 'مدة الرد';
export const theSameDay = 'في اليوم نفسه';
export const days = (count: number) =>
  plural(count, {
    one: 'يوم واحد',
    two: 'يومان',
    few: '# أيام',
    many: '# يومًا',
    other: '# يوم',
  });
