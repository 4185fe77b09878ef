export const markSold = 'تسجيل البيع';
export const makeAvailable = 'إتاحة للبيع';
export const reserve = 'حجز';
export const reservedUntil = 'محجوزة حتى';
export const hide = 'إخفاء';
export const show = 'إظهار';
export const remove = 'حذف';
export const removeWarning = 'تُحذف فورًا. يمكنك التراجع هنا، واستعادة كل منها خلال 30 يومًا.';
