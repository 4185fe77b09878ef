export const title = 'الاستفسارات';
/** The name of the rows, with its article. */
export const noun = 'الاستفسارات';
export const inbox = 'صندوق الوارد';
export const customers = 'العملاء';
export const templates = 'القوالب';
export const list = 'القائمة';
export const numbers = 'الإحصاءات';
export const emptyTitle = 'لا توجد استفسارات بعد';
export const emptyText = 'تظهر هنا بمجرّد أن يبدأ أحد المتسوّقين محادثة أو يرسل النموذج.';
export const seePieces = 'عرض منتجاتك';
