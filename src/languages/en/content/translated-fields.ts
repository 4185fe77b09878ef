import type { OtherLanguage } from '../../languages.ts';

const names = new Intl.DisplayNames('en', { type: 'language' });
/** A label with the language that it is about. */
export const inIt = (label: string, language: OtherLanguage) => `${label} in ${names.of(language)}`;

export const optional = (label: string) => `${label} (optional)`;
export const nameIn = (language: OtherLanguage) => inIt('Name', language);
export const nameHint = (language: OtherLanguage) =>
  `Pages in ${names.of(language)} show it; without one they show the name.`;
export const descriptionIn = (language: OtherLanguage) => inIt('Description', language);
export const descriptionHint = (language: OtherLanguage) =>
  `Pages in ${names.of(language)} show it; without one they show the description.`;
export const aboutIn = (language: OtherLanguage) => inIt('About', language);
