export const text = 'هذا المتجر متاح بالعربية أيضًا.';
export const accept = 'التصفّح بالعربية';
export const decline = 'لا، شكرًا';
