import { type OtherLanguage, otherLanguages } from '#languages/languages.ts';
import { said } from '#languages/said.ts';
import type { AttributeWithEntries } from './attributes-of-taxonomy.ts';

/** The key of what a text is in another language, among a product's values; the text itself has its attribute's id. */
export const keyInLanguage = (id: string, language: OtherLanguage): string => `${id}_${language}`;

/** The id of the attribute that a key among a product's values belongs to. */
export const attributeOfKey = (key: string): string => key.split('_', 1)[0] ?? key;

/**
 * Returns an attribute, and behind one that holds a text what it is in each other language: attributes of their own where
 * values are written, read, compared and kept (docs/behaviour/rules.md#attributes). None of them is required.
 */
export function withTranslatedTexts(attribute: AttributeWithEntries): AttributeWithEntries[] {
  if (attribute.kind !== 'text') return [attribute];
  const { _id, code, name, entries } = attribute;
  const inOthers = otherLanguages.map((language) => ({
    ...attribute,
    ...{ _id: keyInLanguage(_id, language), code: keyInLanguage(code, language), language },
    name: said('nameInLanguage', { name, language }),
    ...{ filterable: false, comparable: false, onCard: false },
    entries: entries.map((entry) => ({ ...entry, required: false })),
  }));
  return [attribute, ...inOthers];
}
