export const changeCategory = 'تغيير الفئة أو النوع';
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
export const raiseOriginals = 'ارفع السعر الأصلي أيضًا حيث يبلغه السعر الجديد';
export const fallBy = 'خفض بنسبة';
export const perCent = 'النسبة المئوية';
export const rounded = (currency: 'INR' | 'AED') =>
  currency === 'INR' ? 'التقريب بالروبية' : 'التقريب بالدرهم';
export const notRounded = 'بلا تقريب';
export const roundedTo = (price: string) => `إلى أقرب ${price}`;
export const upToNext = (digit: 9 | 0) => `رفعًا لينتهي بـ ${digit}`;

export const looking = 'جارٍ الاطلاع على ما سيتغير…';
export const willChange = 'ستتغير';
export const keepPrices = 'تبقى أسعارها كما هي';
export const standThere = 'موجودة هناك من قبل';
export const haveValue = 'لها هذه القيمة من قبل';
export const pricesRefused = 'لا يمكن تغييرها: السعر أعلى من المسموح به أو ليس أقل من السعر الأصلي';
export const valueRefused = 'لا يمكن تغييرها: هذه الخاصية ليست من فئتها أو أنها مطلوبة فيها';
export const loseDetails = 'تفقد تفاصيل لا توجد في الفئة الجديدة';
export const newPrices = (currency: 'INR' | 'AED') =>
  currency === 'INR' ? 'الأسعار الجديدة بالروبية' : 'الأسعار الجديدة بالدرهم';
export const fromTo = ({ from, to }: { from: string; to: string }) => `من ${from} إلى ${to}`;
export const willBe = 'ستصبح هكذا';
export const firstWillBe = (count: number) => `أول ${count} منتجات ستصبح هكذا`;
export const noValue = 'لا شيء';
export const fromOwnPrice = 'إذا تغيّر منتج في هذه الأثناء فسيُحسب التغيير مما صار عليه.';
