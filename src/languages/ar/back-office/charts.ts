/** The series of the period before. */
export const before = 'الفترة السابقة';
export const amountBefore = (amount: string) => `${amount} في الفترة السابقة`;
export const showAsTable = 'عرض في جدول';
export const day = 'اليوم';
export const days = 'الأيام';
