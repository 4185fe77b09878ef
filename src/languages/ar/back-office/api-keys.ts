import { plural } from '#languages/ar/plural.ts';
import { isolated } from '#languages/isolated.ts';

export const title = 'مفاتيح API';
export const text = 'بالمفتاح يعمل برنامج نيابةً عنك: يقوم بما يُسمح لك به أو بأقل منه.';
export const notForSupport = 'مفاتيح هذا البائع. إنشاؤها وإلغاؤها متاحان للبائع نفسه فقط.';
export const none = 'لا توجد مفاتيح بعد';
export const noneText = 'أنشئ مفتاحًا لبرنامج يعرض منتجاتك أو يحدّث الأسعار أو يقرأ الاستفسارات.';

export const make = 'إنشاء مفتاح';
export const makeTitle = 'مفتاح API جديد';
export const name = 'الاسم';
export const nameHint =
  'اسم البرنامج الذي يستخدمه، مثل «مزامنة المخزون». يظهر هذا الاسم في سجل النشاط.';
export const mayDo = 'ما يُسمح له به';
export const expires = 'انتهاء الصلاحية';
export const inDays = (days: number) =>
  plural(days, {
    zero: 'بعد # يوم',
    one: 'بعد يوم',
    two: 'بعد يومين',
    few: 'بعد # أيام',
    many: 'بعد # يومًا',
    other: 'بعد # يوم',
  });
export const never = 'بلا انتهاء';

export const keyOf = (key: string) => `مفتاح ${isolated(key)}`;
export const keepKey = 'انسخه إلى حيث يحفظ البرنامج أسراره. لن يُعرض مرة أخرى.';
export const copy = 'نسخ';
export const haveYouKept = 'هل نسخته؟';
export const notShownAgain = 'لا يمكن عرضه مرة أخرى. إن فقدته فأنشئ غيره.';
export const haveKept = 'نعم، نسخته';
export const showAgain = 'عرضه مرة أخرى';

export const of = (owner: string) => `أنشأه ${isolated(owner)}`;
export const madeOn = (day: string) => `أُنشئ في ${day}`;
export const neverUsed = 'لم يُستخدم بعد';
export const usedLast = (ago: string) => `آخر استخدام ${ago}`;
export const neverExpires = 'بلا تاريخ انتهاء';
export const expiresOn = (day: string) => `ينتهي في ${day}`;
export const expired = 'منتهي الصلاحية';
export const revoke = 'إلغاء';
export const revokeNamed = (key: string) => `إلغاء ${isolated(key)}`;
export const revokeTitle = (key: string) => `هل تريد إلغاء مفتاح ${isolated(key)}؟`;
export const revokeText = 'سيُرفض البرنامج الذي يستخدمه فورًا. لا يمكن التراجع عن ذلك.';

/** On the page of one's account. */
export const cardText = 'للبرامج التي تعمل نيابةً عنك، مثل برنامج يحدّث أسعارك.';
export const goToKeys = 'الانتقال إلى مفاتيح API';
/** Other words that the screen is looked for by. */
export const words = 'برنامج رمز تكامل مطوّر أتمتة وصول';
export const readOnly = 'للقراءة فقط';
export const readOnlyText = 'كل ما يمكنك رؤيته، دون تغيير أي شيء.';
