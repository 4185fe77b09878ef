import type { Attribute, AttributeChoice } from './attribute.ts';

/** What an attribute and its choices are called in Arabic, where that is known: tables say it in either language. */
export type ArabicNames = { nameArabic?: string; unitArabic?: string };

/** What a choice is called in Arabic, or empty. */
export const labelArabicOf = (choice: AttributeChoice & { labelArabic?: string }): string =>
  choice.labelArabic ?? '';

/** The unit of an attribute in Arabic, or empty. */
export const unitArabicOf = (attribute: Attribute & ArabicNames): string =>
  attribute.unitArabic ?? '';

/** The name of an attribute in Arabic, or empty. */
export const nameArabicOf = (attribute: Attribute & ArabicNames): string =>
  attribute.nameArabic ?? '';
