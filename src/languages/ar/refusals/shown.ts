import type { OtherLanguage } from '../../languages.ts';
import { inIt } from '../content/translated-fields.ts';

export const facetSubCategory = 'الفئة الفرعية';
export const facetBrand = 'العلامة التجارية';
export const facetSeller = 'البائع';
export const facetDiscount = 'خصم';
export const facetReduced = 'سعر مخفّض';
export const facetNew = 'جديد';
export const facetNewThisWeek = 'وصل هذا الأسبوع';
export const facetAvailability = 'التوفّر';
export const facetAvailable = 'متوفّر';
export const facetReserved = 'محجوز';
export const facetSold = 'مُباع';
export const facetYes = 'نعم';
export const inScale = ({ name, scale }: { name: string; scale: string }) => `${name} (${scale})`;
export const ofSize = ({ size }: { size: string }) => `مقاس ${size}`;
export const withUnit = ({ number, unit }: { number: string; unit: string }) => `${number} ${unit}`;

export const nameInLanguage = (of: { name: string; language: OtherLanguage }) =>
  inIt(of.name, of.language);

type Medium = { brand: string; name: string; number: number };
export const imageOf = ({ brand, name, number }: Medium) => `${brand} ${name}، صورة ${number}`;
export const videoOf = ({ brand, name, number }: Medium) => `${brand} ${name}، فيديو ${number}`;
