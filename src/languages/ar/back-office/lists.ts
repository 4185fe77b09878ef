import { isolated } from '#languages/isolated.ts';

export const selected = (count: string) => `المحدَّد: ${count}`;
/** `total` may end in a plus sign. */
export const allSelected = (total: string) => `كل النتائج المطابقة محدَّدة (${total})`;
export const selectAllThatMatch = (total: string) => `تحديد كل النتائج المطابقة (${total})`;
export const clearSelection = 'إلغاء التحديد';
export const selectAllOnPage = 'تحديد كل ما في هذه الصفحة';
export const select = (name: string) => `تحديد ${isolated(name)}`;
export const actions = 'الإجراءات';

export const forSelected = ({ action, count }: { action: string; count: string }) =>
  `${action} (المحدَّد: ${count})`;
export const working = 'جارٍ التنفيذ…';
export const failed = 'تعذّر';
export const undoneOutcome = ({ done, failed: wrong }: { done: string; failed: string }) =>
  `تم التراجع عن: ${done}، تعذّر: ${wrong}`;
export const tryFailedAgain = 'إعادة محاولة ما تعذّر';

export const columns = 'الأعمدة';
export const columnsOfTable = 'أعمدة هذا الجدول';
export const resetColumns = 'استعادة الأعمدة الأصلية';
export const findInList = 'بحث في هذه القائمة';
export const moveToTop = (name: string) => `تحريك ${isolated(name)} إلى أول القائمة`;
export const moveUp = (name: string) => `تحريك ${isolated(name)} إلى أعلى`;
export const moveDown = (name: string) => `تحريك ${isolated(name)} إلى أسفل`;
/** Where a line stands that was moved. */
export const isAt = ({ name, at, count }: { name: string; at: number; count: number }) =>
  `${isolated(name)}: الموضع ${at} من ${count}`;
export const exportCsv = 'تصدير CSV';
export const exporting = 'جارٍ التصدير…';
export const exported = ({ read, total }: { read: string; total: string }) =>
  `${read} من ${total}…`;

export const filters = 'عوامل التصفية';
/** In a filter whose value was deleted meanwhile. */
export const noLongerThere = 'لم يعد موجودًا';
export const filtersInUse = (count: number) => `عوامل التصفية (${count})`;
export const clearFilters = 'مسح عوامل التصفية';
export const clearFilter = (label: string) => `مسح عامل التصفية: ${label}`;
export const looking = 'جارٍ البحث…';
export const nothingCalledSo = 'لا نتائج بهذا الاسم.';
export const typeToFindOthers = 'اكتب للعثور على غيرها.';
export const clearSearch = 'مسح البحث';
export const sortBy = 'ترتيب حسب';

/** `noun` is the name of the rows, with its article: 'المنتجات'. */
export const none = (noun: string) => `${noun}: لا توجد نتائج`;
type Shown = { first: string; last: string; total: string; noun: string };
export const showing = ({ first, last, total, noun }: Shown) =>
  `${noun}: عرض ${first} إلى ${last} من ${total}`;
export const showingAsFarAsPagesGo = (shown: Shown) =>
  `${showing(shown)}. تنتهي الصفحات هنا: ضيّق القائمة لترى البقية.`;
export const rowsPerPage = 'عدد الصفوف في الصفحة';
export const goToPage = 'الانتقال إلى صفحة';
export const pages = 'الصفحات';
export const page = (number: string) => `الصفحة ${number}`;
export const pageOf = ({ page: number, pages: count }: { page: string; pages: string }) =>
  `الصفحة ${number} من ${count}`;
export const previous = 'السابق';
export const next = 'التالي';
export const previousPage = 'الصفحة السابقة';
export const nextPage = 'الصفحة التالية';

export const listDidNotLoad = 'تعذّر تحميل هذه القائمة';
/** Why a list is empty: what a filter asks for was deleted. */
export const filterIsGone = (label: string) => `تطلب التصفية «${label}» شيئًا لم يعد موجودًا.`;
export const tryOtherWords = 'جرّب كلمات أخرى أو عوامل تصفية أقل.';
