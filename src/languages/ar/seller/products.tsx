import type { ReactNode } from 'react';
import { plural } from '#languages/ar/plural.ts';
import { isolated } from '#languages/isolated.ts';

export const welcome = 'أهلًا بك';
export const welcomeNamed = (name: string) => `أهلًا بك، ${isolated(name)}`;
export const text = 'إدارة منتجاتك';
export const noun = 'المنتجات';
export const search = 'ابحث في المنتجات…';
export const emptyTitle = 'لا توجد منتجات';
export const emptyText = 'أضف أول منتج، أو استورد جدول منتجات.';
export const add = 'إضافة منتج';
export const logOut = 'تسجيل الخروج';
export const selfFailed = 'تعذّر تحميل بيانات البائع';

export const name = 'اسم المنتج';
export const state = 'الحالة';
export const brand = 'العلامة التجارية';
export const category = 'الفئة';
export const subCategory = 'الفئة الفرعية';
export const priceINR = 'السعر بالروبية';
export const priceAED = 'السعر بالدرهم';
export const media = 'الصور والفيديو';
export const added = 'تاريخ الإضافة';
export const oldestFirst = 'الأقدم أولًا';
export const newestFirst = 'الأحدث أولًا';
export const lastChanged = 'آخر تعديل';
export const longestUnchangedFirst = 'الأقدم تعديلًا أولًا';
export const lastChangedFirst = 'الأحدث تعديلًا أولًا';
export const justAdded = 'أُضيف للتوّ';
export const stockNumber = (code: string) => `SKU ${code}`;
export const articleNumber = (code: ReactNode) => <>رقم الصنف {code}</>;
/** After a number, for screen readers. */
export const pictures = (count: number) =>
  plural(count, {
    one: 'صورة',
    two: 'صورتان',
    few: 'صور',
    many: 'صورة',
    other: 'صورة',
  });
export const videos = (count: number) =>
  plural(count, {
    one: 'مقطع فيديو',
    two: 'مقطعا فيديو',
    few: 'مقاطع فيديو',
    many: 'مقطع فيديو',
    other: 'مقطع فيديو',
  });

export const allCategories = 'كل الفئات';
export const picturesFilter = 'الصور';
export const withOrWithoutPictures = 'بصور أو من دونها';
export const withoutPictures = 'من دون صور';

export const duplicate = 'إنشاء نسخة';
export const reserveMenu = 'حجز…';
export const reserveAnew = 'تغيير موعد انتهاء الحجز…';
export const sizesMenu = 'المقاسات…';
export const pricesMenu = 'الأسعار…';
export const enquiries = 'استفساراته';
export const show = 'إظهار للمتسوّقين';
export const hide = 'إخفاء عن المتسوّقين';

export const markSold = 'تسجيل البيع';
export const markOneSold = 'بيع قطعة واحدة';
export const makeAvailable = 'إتاحة للبيع';

export const reserve = 'حجز';
export const reserveNamed = (name: string) => `حجز ${isolated(name)}`;
export const reservationText =
  'يرى المتسوّقون موعد انتهاء الحجز، ويمكنهم الاستفسار. وبعد ذلك اليوم يعود المنتج متوفّرًا تلقائيًا.';
export const reservedUntil = 'محجوز حتى';

export const sizesOf = (name: string) => `مقاسات ${isolated(name)}`;
export const sizesText = 'المقاس المُباع يظهر مشطوبًا في السوق.';

export const deleteTitle = 'تأكيد الحذف';
export const deleteText = 'هل تريد حذف هذا المنتج؟ لا يمكن التراجع عن ذلك.';
export const remove = 'حذف';
export const deleting = 'جارٍ الحذف…';
export const deleted = 'تم حذف المنتج بنجاح';
export const notDeleted = 'تعذّر حذف المنتج';

export const takenDown = 'سُحب من العرض';
export const waitsForApproval = 'بانتظار الاعتماد';
export const notApproved = 'لم يُعتمد';
export const takenDownFor = (reason: ReactNode) => <>سبب سحبه من العرض: {reason}</>;
export const askForLook = 'طلب إعادة النظر';
export const askedForLook = 'طلبت إعادة النظر';
/** After either, for screen readers. */
export const lookAt = (name: string) => `في ${isolated(name)}`;
export const askForLookAt = (name: string) => `طلب إعادة النظر: ${isolated(name)}`;
export const asking = 'جارٍ الإرسال…';
export const whatYouChanged = 'ما الذي غيّرته؟ (اختياري)';

export const editWaits = 'تعديل بانتظار الاعتماد';
export const editDeclined = 'لم يُعتمد التعديل';
