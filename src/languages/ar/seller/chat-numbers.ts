import { isolated } from '#languages/isolated.ts';

export const title = 'كيف يتواصل معك المتسوّقون؟';
export const text =
  'يستفسر المتسوّقون عبر المحادثة. أضف أرقامك الآن، وأرسل إلى نفسك استفسارًا تجريبيًا.';
export const later = 'لاحقًا';
export const add = 'إضافة أرقام المحادثة';

export const dialogText = (site: string) =>
  `يستفسر المتسوّقون عبر المحادثة. أضف رقمًا للهند أو للإمارات أو لكلتيهما؛ ويكفي رقم واحد للمنطقتين. وإن لم تضف رقمًا، فسيردّ فريق ${isolated(site)} نيابةً عنك.`;
export const indianNumber = 'رقم الهاتف الهندي';
export const dubaiNumber = 'رقم هاتف دبي';
export const save = 'حفظ الأرقام';
export const saving = 'جارٍ الحفظ…';

export const untilAccepted = (site: string) =>
  `تصل استفسارات المتسوّقين إلى ${isolated(site)} بدلًا منك حتى يقبل مدير المنصة رقم المحادثة.`;
export const noNumber = (site: string) =>
  `ليس لديك رقم محادثة: تصل استفسارات المتسوّقين عن منتجاتك إلى ${isolated(site)} بدلًا منك.`;

export const sendTest = 'إرسال استفسار تجريبي إلى نفسك';
/** After that, for screen readers. */
export const toIndianNumber = 'على الرقم الهندي (تُفتح المحادثة في علامة تبويب جديدة)';
export const toDubaiNumber = 'على رقم دبي (تُفتح المحادثة في علامة تبويب جديدة)';
/** What the test enquiry says. */
export const test = (site: string) =>
  `هذا استفسار تجريبي من ${isolated(site)}. إن أمكنك قراءته، فالمتسوّقون يصلون إليك على هذا الرقم.`;
