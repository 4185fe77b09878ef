// Products, their values, and how they stand.

export const tooManyMedia = ({ most }: { most: number }) =>
  `يمكن أن يضم المنتج ${most} من الصور ومقاطع الفيديو على الأكثر.`;
export const priceWouldBeTooHigh = 'سيصبح السعر أعلى من المسموح به.';
export const categoryGone = 'هذه الفئة غير موجودة. اختر فئة أخرى.';
export const subCategoryOfOther = 'هذه الفئة الفرعية لا تتبع الفئة المختارة.';
export const productTypeOfOther = 'نوع المنتج هذا لا يتبع الفئة الفرعية المختارة.';
export const articleNumberTaken = 'لديك منتج آخر برقم الصنف هذا.';
export const tooManyDrafts = ({ most }: { most: number }) =>
  `لديك ${most} مسودة، وهو الحد الأقصى. احذف واحدة لتحفظ غيرها.`;
export const sayReservedUntil = 'حدّد آخر يوم لحجز المنتج.';
export const noEditWaits = 'لم يعد هناك تعديل على هذا المنتج بانتظار الاعتماد.';
export const notTakenDown = 'هذا المنتج غير مسحوب من العرض، أو أُعيد إليه.';
export const sizeNotOfProduct = 'هذا المقاس ليس من مقاسات المنتج.';
export const productDeletedMeanwhile = 'حُذف هذا المنتج في هذه الأثناء.';
export const notShownToShare = 'لا يرى المتسوّقون هذا المنتج الآن، فلن يصل رابطه إلى شيء.';
export const tooManyForCatalogue = ({ most }: { most: number }) =>
  `لا يتّسع الكتالوج لأكثر من ${most} منتج. اختر عددًا أقل.`;
export const nothingForCatalogue = 'لم يعد أيٌّ من هذه المنتجات موجودًا. اختر غيرها.';
export const tooManyToExport = 'لديك أكثر من 10,000 منتج. اختر CSV الذي يتّسع لها كلها.';
