import { isolated } from '#languages/isolated.ts';

export const title = 'العملاء';
export const intro = 'من أضفت أسماءهم أو أرقامهم إلى استفسار. لا يراهم غيرك.';
/** The name of the rows, with its article. */
export const noun = 'العملاء';
export const name = 'الاسم';
export const numberOrEmail = 'الهاتف أو البريد الإلكتروني';
export const phoneAndEmail = (known: readonly string[]) => known.map(isolated).join('، ');
export const enquiries = 'الاستفسارات';
export const won = 'المبيعات';
export const lastAsked = 'آخر استفسار';
export const withoutName = 'بلا اسم';
export const search = 'ابحث بالاسم أو الهاتف أو البريد…';
export const emptyTitle = 'لا يوجد عملاء بعد';
export const emptyText = 'أضف اسمًا أو رقمًا إلى أحد الاستفسارات، فيظهر صاحبه هنا مع كل استفساراته.';
export const openInbox = 'فتح صندوق الوارد';

export const allCustomers = 'كل العملاء';
export const customer = 'العميل';
/** What is loaded, with its article. */
export const thisCustomer = 'بيانات هذا العميل';
export const gone = 'هذا العميل غير موجود. ربما تم محو بياناته.';
export const whatTheyAsked = 'استفساراته';
export const saveTheirData = 'حفظ بياناته';
export const erase = 'محو';
export const eraseTitle = 'محو بيانات هذا العميل؟';
export const eraseText =
  'يُمحى نهائيًا اسمه ورقمه وبريده الإلكتروني وما كتبه وملاحظاتك عنه. وتبقى استفساراته محسوبة ضمن الأعداد.';
