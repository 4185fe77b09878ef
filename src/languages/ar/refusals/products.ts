// Products, their values, and how they stand.

export const tooManyMedia = ({ most }: { most: number }) =>
  `يمكن أن يضم المنتج ${most} من الصور ومقاطع الفيديو على الأكثر.`;
export const priceWouldBeTooHigh = 'سيصبح السعر أعلى من المسموح به.';
export const categoryGone = 'هذه الفئة غير موجودة. اختر فئة أخرى.';
export const subCategoryOfOther = 'هذه الفئة الفرعية لا تتبع الفئة المختارة.';
export const productTypeOfOther = 'نوع المنتج هذا لا يتبع الفئة الفرعية المختارة.';
export const articleNumberTaken = 'لديك منتج برقم الصنف هذا من قبل.';
export const tooManyDrafts = ({ most }: { most: number }) =>
  `لديك ${most} مسودة من قبل. احذف واحدة لتحفظ غيرها.`;
export const sayReservedUntil = 'حدّد آخر يوم لحجز المنتج.';
export const notTakenDown = 'لم يُسحب هذا المنتج من العرض، أو لم يعد مسحوبًا.';
export const sizeNotOfProduct = 'لا يأتي هذا المنتج بهذا المقاس.';
export const productDeletedMeanwhile = 'حُذف هذا المنتج في هذه الأثناء.';
export const tooManyToExport = 'لديك أكثر من 10,000 منتج. اختر CSV الذي يتسع لها كلها.';
