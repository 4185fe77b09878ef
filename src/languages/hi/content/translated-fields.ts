import type { OtherLanguage } from '../../languages.ts';

const names = new Intl.DisplayNames('hi', { type: 'language' });
/** A label with the language that it is about. */
export const inIt = (label: string, language: OtherLanguage) => `${label} ${names.of(language)} में`;

export const optional = (label: string) => `${label} (ज़रूरी नहीं)`;
export const nameIn = (language: OtherLanguage) => inIt('नाम', language);
export const nameHint = (language: OtherLanguage) =>
  `${names.of(language)} पेजों पर यही दिखता है; इसके बिना मूल नाम दिखता है।`;
export const descriptionIn = (language: OtherLanguage) => inIt('विवरण', language);
export const descriptionHint = (language: OtherLanguage) =>
  `${names.of(language)} पेजों पर यही दिखता है; इसके बिना मूल विवरण दिखता है।`;
export const aboutIn = (language: OtherLanguage) => inIt('परिचय', language);
