// What a reply template names in braces, as `{ساعات العمل}`.
export const piece = 'القطعة';
export const price = 'السعر';
export const availability = 'التوفر';
export const openingHours = 'ساعات العمل';
export const shop = 'المتجر';
export const name = 'الاسم';
export const reference = 'الرقم المرجعي';
