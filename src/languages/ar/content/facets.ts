export const subCategory = 'الفئة الفرعية';
export const brand = 'العلامة التجارية';
export const seller = 'البائع';
export const discount = 'خصم';
export const reduced = 'سعر مخفّض';
export const isNew = 'جديد';
export const newThisWeek = 'وصل هذا الأسبوع';
export const availability = 'التوفّر';
export const available = 'متوفّر';
export const reserved = 'محجوز';
export const sold = 'مُباع';
export const yes = 'نعم';
/** What stands behind the name of a size. */
export const inScale = (name: string, scale: string) => `${name} (${scale})`;
/** A size as a search reads it, without its scale. */
export const size = (label: string) => `مقاس ${label}`;
