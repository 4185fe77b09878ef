export const nameInArabic = 'الاسم بالعربية (اختياري)';
export const nameHint = 'يظهر في الصفحات العربية، ومن دونه يظهر الاسم الأصلي.';
export const descriptionInArabic = 'الوصف بالعربية (اختياري)';
export const descriptionHint = 'يظهر في الصفحات العربية، ومن دونه يظهر الوصف الأصلي.';
export const aboutInArabic = 'نبذة بالعربية (اختياري)';
export const unitInArabic = 'الوحدة بالعربية (اختياري)';
export const groupInArabic = 'المجموعة بالعربية (اختياري)';
export const choiceInArabic = (number: number) => `الخيار ${number} بالعربية`;
