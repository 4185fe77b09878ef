import type { ReactNode } from 'react';
import { isolated } from '#languages/isolated.ts';

export const editProduct = 'تعديل المنتج';
export const addProduct = 'إضافة منتج جديد';
export const createProduct = 'إضافة المنتج';
export const creating = 'جارٍ الإضافة…';
export const updateProduct = 'حفظ التعديلات';
export const updating = 'جارٍ الحفظ…';
export const keepDraft = 'حفظ في المسودات';
export const draftKept = 'تم حفظ المسودة من دون الصور.';
export const soldBy = (seller: ReactNode) => <>البائع: {seller}</>;
/** The name that a duplicate begins with. */
export const copyOf = (name: string) => `${name} (نسخة)`;
/** A copy is a draft until its pictures were chosen. */
export const copyHasNoPictures =
  'لا صور لهذه النسخة بعد. اختر صورها، أو استخدم صور الأصل، ويمكن حفظها في المسودات إلى ذلك الحين.';
export const takeSamePictures = 'استخدام الصور نفسها';
export const copyNeedsPictures = 'اختر صورًا لهذه النسخة، أو احفظها في المسودات';
export const seeAdded = 'عرض المنتج';
export const shareAdded = 'مشاركة';
export const linkCopied = 'تم نسخ الرابط';
export const linkNotCopied = 'لم يسمح المتصفّح بنسخ الرابط';
export const fileNotUploaded = 'لم يُرفع أحد الملفات. حاول رفعه مرة أخرى أو أزله ثم احفظ.';

export const name = 'اسم المنتج';
export const brand = 'العلامة التجارية';
export const category = 'الفئة';
export const selectCategory = 'اختر الفئة';
export const subCategory = 'الفئة الفرعية';
export const selectSubCategory = 'اختر الفئة الفرعية';
export const productType = 'نوع المنتج (اختياري)';
export const anyType = 'أي نوع';
export const description = 'وصف المنتج';
export const enterDescription = 'اكتب وصف المنتج…';
export const originalPriceINR = 'السعر الأصلي بالروبية (اختياري)';
export const originalPriceINRHint = 'يظهر مشطوبًا ومعه نسبة الخصم.';
export const originalPriceAED = 'السعر الأصلي بالدرهم (اختياري)';
export const originalPriceAEDHint = 'كذلك، للمتسوّقين في الإمارات.';
export const saleUntil = 'آخر يوم لهذا السعر (اختياري)';
export const saleUntilHint = 'يعود السعر الأصلي بعده من تلقاء نفسه.';
export const quantity = 'الكمية (اختياري)';
export const quantityHint =
  'عدد ما لديك من هذه القطعة. يُترك فارغًا إن كانت القطعة وحيدة. كل بيع ينقصها قطعة.';
export const quantityShown = 'إظهار العدد المتوفّر للمتسوّقين';
export const articleNumber = 'رقم الصنف (اختياري)';
export const articleNumberHint = 'رقمك الخاص، وبه يجد الاستيراد المنتجات.';
/** Beside the switch, while the wish waits for an admin. */
export const trendingAsked = 'تم الطلب: القرار لمدير المنصة';
export const trending = 'عرض ضمن الأكثر رواجًا';

export const howItWillLook = 'كيف سيظهر';
/** What stands for a brand and a name that are not given yet. */
export const noBrandYet = 'العلامة التجارية';
export const noNameYet = 'اسم المنتج';
export const percentOff = (percent: number) => `خصم ${percent}%`;

export const edit = (product: string) => `تعديل ${isolated(product)}`;
export const remove = (product: string) => `حذف ${isolated(product)}`;
export const seeOnStorefront = 'عرض المنتج في المتجر';
export const seeProductOnStorefront = (product: string) => `عرض ${isolated(product)} في المتجر`;

export const attribute = 'الخاصية';
export const chooseAttribute = 'اختر خاصية';
export const attributeLeftEmpty =
  'إذا تُركت فارغة أُزيلت من المنتجات. أما منتجات الفئات الأخرى فتبقى كما هي وتُذكر لك.';

export const editWaitsTitle = 'هذا التعديل بانتظار الاعتماد';
export const editWaitsText =
  'يعرض النموذج تعديلك، ويرى المتسوّقون المنتج كما كان حتى يعتمده أحد المشرفين. حفظه من جديد يحلّ محلّ هذا التعديل.';
export const editDeclinedTitle = 'لم يُعتمد هذا التعديل';
export const editDeclinedText =
  'يعرض النموذج تعديلك، ويرى المتسوّقون المنتج كما كان. غيّره واحفظه من جديد، أو اسحبه.';
export const takeBack = 'سحب التعديل';
