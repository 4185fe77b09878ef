import type { OtherLanguage } from '../../languages.ts';

const names = new Intl.DisplayNames('ar', { type: 'language' });
/** A label with the language that it is about. */
export const inIt = (label: string, language: OtherLanguage) => `${label} ب${names.of(language)}`;

export const optional = (label: string) => `${label} (اختياري)`;
export const nameIn = (language: OtherLanguage) => inIt('الاسم', language);
export const nameHint = (language: OtherLanguage) =>
  `يظهر في الصفحات التي ب${names.of(language)}، ومن دونه يظهر الاسم الأصلي.`;
export const descriptionIn = (language: OtherLanguage) => inIt('الوصف', language);
export const descriptionHint = (language: OtherLanguage) =>
  `يظهر في الصفحات التي ب${names.of(language)}، ومن دونه يظهر الوصف الأصلي.`;
export const aboutIn = (language: OtherLanguage) => inIt('نبذة', language);
