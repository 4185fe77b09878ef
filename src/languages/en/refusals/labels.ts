import type { languages, OtherLanguage } from '../../languages.ts';

/** What people also write in other languages. */
export type TranslatedThing =
  | 'A choice'
  | 'City'
  | 'Description'
  | 'Group'
  | 'Name'
  | 'Opening hours'
  | 'Unit';

/** The names of fields as sentences about them say. */
export type Label =
  | `${TranslatedThing} in ${(typeof languages)[OtherLanguage]['inEnglish']}`
  | 'A choice'
  | 'A detail'
  | 'A word'
  | 'Answer'
  | 'Article number'
  | 'Attribute name'
  | 'Brand'
  | 'Category'
  | 'Category name'
  | 'City'
  | 'Cost (AED)'
  | 'Cost (INR)'
  | 'Current password'
  | 'Description'
  | 'Dubai phone number'
  | 'Email or phone'
  | 'Group'
  | 'Indian phone number'
  | 'Message'
  | 'Name'
  | 'New password'
  | 'Note'
  | 'Opening hours'
  | 'Original price'
  | 'Original price (AED)'
  | 'Password'
  | 'Phone number'
  | 'Price'
  | 'Price (AED)'
  | 'Price (INR)'
  | 'Private notes'
  | 'Product name'
  | 'Product type name'
  | 'Quantity'
  | 'Reason'
  | 'Sale price until'
  | 'Scale'
  | 'Size'
  | 'Sub category'
  | 'Sub-category name'
  | 'Supplier'
  | 'Text'
  | 'Unit'
  | 'What you changed'
  | 'What you saw'
  | 'Word'
  | 'Words';

/** What a sentence about a field says of it: a label, or the name that people gave it, as of an attribute. */
export type OfField = { label: Label | (string & {}) };
