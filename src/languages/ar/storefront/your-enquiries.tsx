import type { ReactNode } from 'react';
import { isolated } from '#languages/isolated.ts';

export const title = 'استفساراتك';
export const text = 'ما سألت عنه من هذا المتصفّح، محفوظ فيه وحده.';
export const description = 'ما سُئل عنه من هذا المتصفّح.';
export const keptByScripts = 'تُحفظ استفساراتك في متصفّحك بواسطة JavaScript، وهو غير مفعّل.';
export const emptyTitle = 'لا استفسارات بعد';
export const emptyText = 'ما تسأل عنه عبر المحادثة أو النموذج يُحفظ هنا، لك وحدك.';
export const clearAll = 'مسح الكل';
export const cleared = 'مُسحت استفساراتك';

/** Of one enquiry. */
export const moment = ({ day, time }: { day: string; time: string }) => `${day}، ${time}`;
/** Before it, for those who do not see where it stands. */
export const reference = 'الرقم المرجعي ';
/** After the name of a piece: its size, if one was chosen, and how many, if there are several. */
export const details = ({ size, quantity }: { size: string; quantity: number }) =>
  (size === '' ? '' : `، ${isolated(size)}`) + (quantity > 1 ? ` × ${quantity}` : '');
export const sentByForm = 'أُرسل بالنموذج: يصلك الرد بالهاتف أو البريد الإلكتروني.';
/** `opens` is said to those who do not see where the link leads, as `whom` may be. */
export const backToChat = ({ whom, opens }: { whom: ReactNode; opens: ReactNode }) => (
  <>
    العودة إلى المحادثة{whom}
    {opens}
  </>
);
export const withWhom = (name: string) => ` مع ${isolated(name)}`;
export const opensInTab = ' (تُفتح في علامة تبويب جديدة)';
