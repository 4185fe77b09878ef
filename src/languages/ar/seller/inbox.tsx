import type { ReactNode } from 'react';
import { isolated } from '#languages/isolated.ts';

export const chooseOne = 'اختر استفسارًا لقراءته هنا.';
export const state = 'الحالة';
export const all = 'الكل';
export const due = 'للمتابعة';
export const piece = 'المنتج';
export const search = 'ابحث في الاستفسارات';

export const selectSeveral = 'تحديد عدة استفسارات';
export const select = (lead: string) => `تحديد ${lead}`;
export const selected = (count: number) => `المحدَّد: ${count}`;
export const selectNone = 'إلغاء تحديد الكل';
export const selectAll = 'تحديد الكل';
export const onThisPage = 'في هذه الصفحة';
export const marking = 'جارٍ النقل…';
export const giveTo = 'إسناد إلى…';
export const cancel = 'إلغاء';

export const onePiece = 'منتج واحد';
export const about = (name: ReactNode) => <>بخصوص {name}</>;
export const aboutShowAll = (name: string) => `بخصوص ${isolated(name)}: عرض كل الاستفسارات`;
export const showAll = 'عرض كل الاستفسارات';

export const failed = 'تعذّر تحميل استفساراتك';
export const tryAgain = 'إعادة المحاولة';
export const trying = 'جارٍ المحاولة…';
export const noneFoundTitle = 'لم يُعثر على استفسارات';
export const noneFoundText = 'جرّب كلمات أخرى أو عوامل تصفية أقل.';
export const noJunkTitle = 'لا شيء غير مرغوب فيه';
export const noJunkText = 'هنا مكان الاستفسارات غير الحقيقية: حدّدها ثم انقلها إلى غير المرغوب فيه.';
export const nothingDueTitle = 'لا متابعات لليوم';
export const nothingDueText = 'لا أحد ينتظرك اليوم.';
export const nothingNewTitle = 'لا جديد';
export const nothingNewText = 'لقد رددت على كل من استفسر.';
export const noneInState = (name: string) => `لا توجد استفسارات حالتها «${name}»`;
export const noneHere = 'لا توجد استفسارات هنا';
