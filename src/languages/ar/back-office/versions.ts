export const changedMeanwhile = 'تغيّر المنتج في هذه الأثناء';
export const somebodySaved = 'حفظ شخص آخر هذا المنتج وأنت تعدّله.';
export const chooseWhatToKeep = 'اختر ما تريد الاحتفاظ به. لا يُحفظ شيء قبل أن تحفظ النموذج.';
export const nothingOfYoursChanged = 'لم يتغيّر شيء مما عدّلته.';
export const yours = 'تعديلك';
export const savedMeanwhile = 'المحفوظ في هذه الأثناء';
export const alsoTakenOver = 'تغييرات أخرى حُفظت في هذه الأثناء وأُخذ بها';
export const useThese = 'استخدام ما اخترته';
/** A field without a value, and a product without pictures. */
export const empty = 'فارغ';
export const noMedia = 'لا شيء';

// What fields that are chosen together are called.
export const category = 'الفئة';
export const details = 'التفاصيل';
export const picturesAndVideos = 'الصور ومقاطع الفيديو';
