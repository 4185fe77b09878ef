import type { z } from 'zod';
import { besideTexts } from '#languages/beside-texts.ts';
import { languageNames } from '#languages/languages.ts';
import { type Said, said, saidOf } from '#languages/said.ts';
import { translationsOf } from '#languages/translations.ts';
import { lineText, plainText } from '../text.ts';
import { inAnyLanguage } from '../translated.ts';
import { typedNumber, withLatinDigits } from '../typed/digits.ts';
import type { Attribute, AttributeChoice } from './attribute.ts';
import { type AttributeValue, MOST_VALUES } from './values.ts';

/** A value to be kept, null for none, or what is wrong with it, in a sentence. */
type ReadValue = { value: AttributeValue | null } | { message: Said };

const LONGEST_TEXT = 500;
const LONGEST_SERIAL = 60;

/**
 * Reads what was given for an attribute: as JSON from a form, or as the text of a cell. Choices go by
 * id or label; several in one text have `;`, `|`, line breaks or commas between them, which a label may
 * have in itself too.
 */
export function readAttributeValue(attribute: Attribute, given: unknown): ReadValue {
  const raw = typeof given === 'string' ? given.normalize('NFC').trim() : given;
  if (raw === undefined || raw === null || raw === '') return { value: null };
  switch (attribute.kind) {
    case 'text':
      return readText(attribute, raw, plainText(attribute.name, LONGEST_TEXT));
    case 'serial':
      return readText(attribute, raw, lineText(attribute.name, LONGEST_SERIAL));
    case 'number':
      return readNumber(attribute, raw);
    case 'yes-no':
      return readFlag(attribute, raw);
    default:
      return readChoices(attribute, raw);
  }
}

function readText({ name }: Attribute, raw: unknown, schema: z.ZodType<string>): ReadValue {
  const parsed = schema.safeParse(typeof raw === 'number' ? `${raw}` : raw);
  if (parsed.success) return { value: parsed.data };
  return {
    message: saidOf(
      '',
      parsed.error.issues[0]?.message ?? said('fieldMustBeText', { label: name }),
    ),
  };
}

const typed = languageNames.map((language) => besideTexts[language].typed);
const YES = new Set(typed.flatMap(({ yes }) => yes));
const NO = new Set(typed.flatMap(({ no }) => no));

/** Reads yes or no, in the languages of those who fill in tables; null for anything else. */
export function readYesOrNo(text: string): boolean | null {
  const word = text.normalize('NFC').trim().toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : null;
}

function readFlag({ name }: Attribute, raw: unknown): ReadValue {
  if (typeof raw === 'boolean') return { value: raw };
  const value = readYesOrNo(String(raw));
  if (value !== null) return { value };
  return { message: said('fieldMustBeYesOrNo', { label: name }) };
}

type Chosen = { choice: AttributeChoice; available: boolean };

function readChoices(attribute: Attribute, raw: unknown): ReadValue {
  const { name, kind } = attribute;
  const items = itemsOf(attribute, raw);
  if (items.length > MOST_VALUES)
    return { message: said('attributeTakesAtMost', { label: name, most: MOST_VALUES }) };
  const chosen = new Map<string, Chosen>();
  for (const item of items) {
    const found = readItem(attribute, item);
    if ('message' in found) return found;
    chosen.set(found.choice._id, found);
  }
  if (chosen.size === 0) return { value: null };
  if (kind === 'choice' && chosen.size > 1)
    return { message: said('attributeTakesOne', { label: name }) };
  // In the order of the attribute, so that the same choices are the same value.
  const inOrder = attribute.choices.flatMap(({ _id }) => chosen.get(_id) ?? []);
  if (kind !== 'size') return { value: inOrder.map(({ choice }) => choice._id) };
  return { value: inOrder.map(({ choice, available }) => ({ choice: choice._id, available })) };
}

const SEPARATOR = /([;|\n,])/;

function itemsOf(attribute: Attribute, raw: unknown): readonly unknown[] {
  if (Array.isArray(raw)) return raw;
  if (typeof raw !== 'string') return [raw];
  // Texts, with the separators between them.
  const pieces = raw.split(SEPARATOR);
  const longest = Math.max(...attribute.choices.map(({ label }) => label.split(SEPARATOR).length));
  const ends = pieces.some((piece) => /^[;|\n]$/.test(piece)) ? /^[;|\n]$/ : /^,$/;
  const items: string[] = [];
  for (let at = 0; at < pieces.length; ) {
    const next = pieces.findIndex((piece, index) => index > at && ends.test(piece));
    // A label may have separators in itself: the longest that is one counts.
    let length = Math.min(longest, pieces.length - at);
    const text = () =>
      pieces
        .slice(at, at + length)
        .join('')
        .trim();
    while (length > 0 && !isChoice(attribute, text())) length -= 1;
    if (length <= 0) length = (next === -1 ? pieces.length : next) - at;
    if (text() !== '') items.push(text());
    if (items.length > MOST_VALUES) return items;
    at += length + 1;
  }
  return items;
}

const isChoice = (attribute: Attribute, text: string) =>
  choiceOf(attribute, text) !== undefined ||
  (attribute.kind === 'size' && choiceOf(attribute, text.replace(GONE, '')) !== undefined);

/** What follows a size that cannot be had: `42 (not available)`. */
const GONE = new RegExp(
  `\\s*\\((?:${typed.flatMap(({ sizeGone }) => sizeGone).join('|')})\\)$`,
  'i',
);

function readItem(attribute: Attribute, item: unknown): Chosen | { message: Said } {
  const isSize = attribute.kind === 'size';
  if (isSize && typeof item === 'object' && item !== null && 'choice' in item) {
    const available = 'available' in item ? item.available : true;
    const choice = choiceOf(attribute, item.choice);
    if (choice === undefined) return unknownChoice(attribute, item.choice);
    if (typeof available === 'boolean') return { choice, available };
    const about = { label: attribute.name, size: choice.label };
    return { message: said('sizeMustSayAvailable', about) };
  }
  const text = isSize && typeof item === 'string' ? item.replace(GONE, '') : item;
  const choice = choiceOf(attribute, item) ?? choiceOf(attribute, text);
  if (choice === undefined) return unknownChoice(attribute, text);
  return { choice, available: text === item };
}

function choiceOf({ choices, scale }: Attribute, item: unknown): AttributeChoice | undefined {
  if (typeof item !== 'string' && typeof item !== 'number') return undefined;
  const label = plain(`${item}`);
  const bare = scale === '' ? label : label.replace(plain(scale), '').trim();
  return (
    choices.find(({ _id }) => _id === item) ??
    choices.find((choice) => plain(choice.label) === label) ??
    choices.find((choice) => plain(choice.label) === bare) ??
    choices.find((choice) => translationsOf(choice, 'label').some((each) => plain(each) === label))
  );
}

/** Labels are compared without case, with single spaces, and in the digits of any script. */
const plain = (label: string) =>
  withLatinDigits(label).normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

const SHOWN_CHOICES = 12;

function unknownChoice(attribute: Attribute, item: unknown): { message: Said } {
  const { name, choices } = attribute;
  const label = inAnyLanguage(attribute, 'name', name);
  const names = choices
    .slice(0, SHOWN_CHOICES)
    .map((choice) => inAnyLanguage(choice, 'label', choice.label));
  if (names.length === 0) return { message: said('attributeHasNoChoices', { label }) };
  const hasOthers = choices.length > SHOWN_CHOICES;
  const about = { label, choices: said('someOfNames', { names, hasOthers }) };
  return {
    message:
      typeof item === 'string' || typeof item === 'number'
        ? said('notAChoice', { ...about, given: cut(`${item}`) })
        : said('thisIsNotAChoice', about),
  };
}

const cut = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

type Read = { value: number } | { message: Said };

/** Reads a number, also with its unit behind it and grouped by commas, in digits of any script: `38`, `38 mm`, `1,200`, `٣٨ مم`. */
function readNumber(attribute: Attribute, raw: unknown): Read {
  const { lowest, highest } = attribute;
  const number = numberOf(attribute, raw);
  const isWithin =
    number !== null &&
    number >= (lowest ?? -MOST) &&
    number <= (highest ?? MOST) &&
    Number(number.toFixed(DECIMALS)) === number;
  // -0 is no number that anybody sees.
  return isWithin ? { value: number + 0 } : { message: mustBe(attribute) };
}

const MOST = 1e9;
const DECIMALS = 3;

function numberOf(attribute: Attribute, raw: unknown): number | null {
  if (typeof raw === 'number') return raw;
  if (typeof raw !== 'string') return null;
  const text = raw.trim().toLowerCase();
  const units = [attribute.unit, ...translationsOf(attribute, 'unit')].map((unit) =>
    unit.toLowerCase(),
  );
  const own = units.find((unit) => unit !== '' && text.endsWith(unit)) ?? '';
  return typedNumber(own === '' ? text : text.slice(0, -own.length));
}

const mustBe = ({ name, unit, lowest, highest }: Attribute): Said =>
  said('attributeMustBeNumber', { label: name, unit, lowest, highest });
