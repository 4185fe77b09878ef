import type { ReactNode } from 'react';
import { isolated } from '#languages/isolated.ts';

export const title = 'المسودات';
export const notFinished = 'لم تكتمل بعد. افتح مسودة لإضافتها.';
export const prepare = 'جهّز منتجاتك الآن، وأضفها بعد اعتماد حسابك.';
export const newDraft = 'مسودة جديدة';
export const editDraft = 'تعديل المسودة';
export const keep = 'حفظ المسودة';
export const seenByNobody = 'لا يراها أحد سواك. تُضاف الصور، ومعها المنتج، بعد اعتماد حسابك.';

export const nameless = 'مسودة بلا اسم';
export const changedAt = (moment: string) => `عُدّلت في ${moment}`;
export const brandAndChange = ({ brand, moment }: { brand: ReactNode; moment: string }) => (
  <>
    {brand} · عُدّلت في {moment}
  </>
);
export const edit = (name: string) => `تعديل المسودة ${isolated(name)}`;
export const remove = (name: string) => `حذف المسودة ${isolated(name)}`;
export const deleted = 'تم حذف المسودة.';
