import { plural } from '#languages/ar/plural.ts';

export const title = 'البحث عن أي شيء';
export const recent = 'الأخيرة';
export const goTo = 'الانتقال إلى';
export const looking = 'جارٍ البحث…';
export const nothing = 'لا توجد نتائج. جرّب كلمات أخرى، أو رقمًا مرجعيًا أو رمز منتج كاملًا.';
export const nearest = 'لم يُعثر عليه كما كُتب؛ الأقرب إليه';
export const found = (count: number) =>
  plural(count, {
    zero: 'لا نتائج',
    one: 'نتيجة واحدة',
    two: 'نتيجتان',
    few: '# نتائج',
    many: '# نتيجة',
    other: '# نتيجة',
  });
export const back = 'رجوع';
export const whatToDo = (name: string) => `ما الذي تريد فعله: ${name}`;
export const openIt = 'فتح';
export const keyboard = 'لوحة المفاتيح';
export const showKeys = 'عرض مفاتيح الاختصار';

/** What the keys at the foot of the list are for. */
export const toChoose = 'للاختيار';
export const toDo = 'للتنفيذ';
export const toGoBack = 'للرجوع';
export const toClose = 'للإغلاق';
