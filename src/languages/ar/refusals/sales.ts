// Payments that sellers ask for, and receipts.

export const sayHowPaid = 'حدّد أولًا في «ملفي الشخصي» كيف تستلم المدفوعات.';
export const upiInRupees = 'خدمة UPI للروبية. هذا الاستفسار بالدرهم: استخدم صفحة الدفع الخاصة بك.';
export const tooManyPayments = ({ most }: { most: number }) =>
  `لا يزيد عدد الدفعات في الاستفسار على ${most}.`;
export const sayLegalName = 'حدّد أولًا في «ملفي الشخصي» الاسم القانوني لإيصالاتك.';
export const paymentAsked = 'رابط الدفع جاهز';
export const paymentReceived = 'سُجّل الاستلام';
export const paymentNotReceived = 'سُجّل عدم الاستلام';
export const receiptIssued = ({ number }: { number: string }) => `صدر ${number}`;
