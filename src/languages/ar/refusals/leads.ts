import { quoted } from '#languages/quoted.ts';

// Enquiries, leads, customers and reply templates.

export const oneMessageOneSeller = 'تُرسل الرسالة إلى بائع واحد. أرسل رسالة إلى كل بائع.';
export const piecesOfSeveralSellers = 'هذه القطع لأكثر من بائع. أرسل رسالة إلى كل بائع.';
export const workRequired =
  'يتلقى هذا البائع استفسارات كثيرة جدًّا الآن. يُرجى تفعيل JavaScript أو المحاولة لاحقًا.';
export const junkIsHeld = 'لا يمكن نقل استفسار محجوز أو مُباع إلى غير المرغوب فيه. غيّر حالته أولًا.';
export const sayPriceSold = 'حدّد سعر البيع.';
export const sayWhyLost = 'اختر سبب عدم إتمام البيع.';
export const pieceOfOtherLead = 'أحد هذه المنتجات ليس من هذا الاستفسار.';
export const pieceIsSold = ({ name }: { name: string }) =>
  `المنتج ${quoted(name)} مُباع. احجز المنتجات الأخرى، أو أتِحه للبيع أولًا.`;
export const tooManyNotes = ({ most }: { most: number }) =>
  `الحد الأقصى للاستفسار ${most} ملاحظة. دوّن ما زاد على ذلك في مكان آخر.`;
export const dayWithinTwoYears = 'اختر يومًا خلال سنتين من الآن.';
export const tooManyTemplates = ({ most }: { most: number }) =>
  `لديك ${most} قالبًا. احذف أولًا قالبًا لا تستخدمه.`;
export const customerKnownAs = ({ name, said }: { name: string; said: string }) =>
  `هذا العميل معروف لديك باسم ${quoted(name)}. حدّد ما إذا كان ${quoted(said)} اسمه الجديد.`;
export const customerPhoneTaken = 'هذا الرقم لعميل آخر من عملائك.';
export const customerEmailTaken = 'هذا البريد الإلكتروني لعميل آخر من عملائك.';
export const assigneeGone = 'هذا الشخص لم يعد يعمل لديك. أعد تحميل الصفحة واختر شخصًا آخر.';
export const allAreReserved = ({ name }: { name: string }) =>
  `كل ما تبقّى من «${name}» محجوز لعملاء آخرين. اختر غيره، أو ألغِ أحد هذه الحجوزات.`;
