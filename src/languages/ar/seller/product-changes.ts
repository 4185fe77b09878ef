export const markSold = 'تسجيل البيع';
export const makeAvailable = 'إتاحة للبيع';
export const reserve = 'حجز';
export const reservedUntil = 'محجوزة حتى';
export const hide = 'إخفاء';
export const show = 'إظهار';
export const remove = 'حذف';
export const removeWarning = 'تُحذف فورًا. يمكنك التراجع هنا، واستعادة كل منها خلال 30 يومًا.';

export const changePlace = 'تغيير الفئة أو النوع';
export const losesDetails =
  'تفقد المنتجات التفاصيل التي لا توجد في فئتها الجديدة. وتعود عند التراجع.';
export const setAttribute = 'تحديد خاصية';
export const category = 'الفئة';
export const chooseCategory = 'اختر الفئة';
export const subCategory = 'الفئة الفرعية';
export const chooseSubCategory = 'اختر الفئة الفرعية';
export const productType = 'نوع المنتج';
export const noType = 'بلا نوع';

export const changePrices = 'تغيير الأسعار';
export const prices = 'الأسعار';
export const riseBy = 'رفع بنسبة';
export const fallBy = 'خفض بنسبة';
export const perCent = 'النسبة المئوية';
export const rounded = (currency: 'INR' | 'AED') =>
  currency === 'INR' ? 'التقريب بالروبية' : 'التقريب بالدرهم';
export const notRounded = 'بلا تقريب';
export const roundedTo = (price: string) => `إلى أقرب ${price}`;
export const willBe = 'ستصبح الأسعار';
export const firstWillBe = (count: number) => `ستصبح أسعار أول ${count} منتجات`;
