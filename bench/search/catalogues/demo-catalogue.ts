import type { AttributeValues } from '#contracts/attributes/values.ts';
import { demoAttributes } from '#demo/catalogue/attributes/definitions.ts';
import { demoAttributeValues } from '#demo/catalogue/attributes/values.ts';
import { categories } from '#demo/catalogue/categories.ts';
import { products } from '#demo/catalogue/products.ts';
import { sellers } from '#demo/catalogue/sellers.ts';
import { translated } from '#demo/catalogue/translated.ts';
import { type OtherLanguage, otherLanguages } from '#languages/languages.ts';
import type { Translations } from '#languages/translations.ts';
import { seededSynonyms } from '#services/searches/seeded-synonyms.ts';
import type { FilledAttribute } from '../../data/fill-attributes.ts';
import { drawId, type Random, seededRandom } from '../../data/seeded-random.ts';
import type { Catalogue } from './catalogue.ts';

const TODAY = Date.UTC(2026, 0, 1);
const DAY_MS = 86_400_000;

/** The demo marketplace: its texts, prices, shops and categories; the same ids in every run. */
export function demoCatalogue(): Catalogue {
  const random = seededRandom(72);
  const byKey = new Map(
    categories.map((category) => [
      category.key,
      {
        ...category,
        shelves: new Map(category.subCategories.map((shelf) => [shelf.key, shelf])),
      },
    ]),
  );
  const shops = new Map(sellers.map((seller) => [seller.key, seller]));
  const attributes = listAttributes(seededRandom(16));
  return {
    name: 'demo',
    attributes,
    categories: listed(random),
    sellers: sellers.map(({ name, status }) => ({
      id: drawId(random),
      name,
      isActive: status === 'approved',
    })),
    synonyms: seededSynonyms,
    pieces: products.map((product, index) => {
      const category = byKey.get(product.category);
      const shelf = category?.shelves.get(product.subCategory);
      const shop = shops.get(product.seller);
      return {
        id: drawId(random),
        key: product.key,
        name: product.name,
        brand: product.brand,
        description: product.description,
        translations: inOthers((language) => translated[language].products[product.key]),
        category: category?.name ?? '',
        subCategory: shelf?.name ?? '',
        type: shelf?.types.find(({ key }) => key === product.type)?.name ?? '',
        seller: shop?.name ?? '',
        model: '',
        sellerSku: product.key,
        INR: Number(product.priceINR),
        AED: Number(product.priceAED),
        ...described(product.key, attributes),
        isPublic: shop?.status === 'approved',
        createdAt: new Date(TODAY - product.daysAgo * DAY_MS - index * 1000),
      };
    }),
  };
}

const listed = (random: Random) =>
  categories
    .filter(({ status }) => status === 'LISTED')
    .map(({ key, name, subCategories }) => ({
      id: drawId(random),
      name,
      translations: entryIn(key),
      shelves: subCategories.map((shelf) => ({
        id: drawId(random),
        name: shelf.name,
        translations: entryIn(key, shelf.key),
        types: shelf.types.map((type) => ({
          id: drawId(random),
          name: type.name,
          translations: entryIn(key, shelf.key, type.key),
        })),
      })),
    }));

/** What is written in each other language. */
const inOthers = (
  make: (language: OtherLanguage) => Readonly<Record<string, string | undefined>> | undefined,
): Translations =>
  Object.fromEntries(otherLanguages.map((language) => [language, make(language) ?? {}]));

const entryIn = (...keys: string[]) =>
  inOthers((language) => translated[language].taxonomy[keys.join('/')]);

const nameOfCategory = new Map(categories.map(({ key, name }) => [key, name]));

/** The demo's attributes; where one stands at a sub-category alone, its category has it here. */
function listAttributes(random: Random): FilledAttribute[] {
  return demoAttributes.map(({ name, kind, unit, scale, at, choices = [] }) => ({
    ...{ id: drawId(random), name, kind },
    ...(unit !== undefined && { unit }),
    ...(scale !== undefined && { scale }),
    translations: inOthers((language) => ({
      name: translated[language].attributes[name],
      unit: translated[language].units[unit ?? ''],
    })),
    at: [...new Set(at.map((key) => nameOfCategory.get(key.split('/')[0] ?? '') ?? ''))],
    choices: choices.map((choice) => {
      const shown = typeof choice === 'string' ? { label: choice, swatch: null } : choice;
      const translations = inOthers((language) => ({
        label: translated[language].choices[shown.label],
      }));
      return { ...shown, translations, id: drawId(random) };
    }),
  }));
}

function described(key: string, attributes: readonly FilledAttribute[]) {
  const details = demoAttributeValues[key] ?? {};
  const kept = attributes.flatMap(({ id, name, choices }) => {
    const value = details[name];
    if (value === undefined) return [];
    const idOf = (label: string) => choices.find((choice) => choice.label === label)?.id ?? label;
    return [[id, choices.length === 0 ? value : choicesIn(value, idOf)] as const];
  });
  return { details, attributes: Object.fromEntries(kept) as AttributeValues };
}

function choicesIn(value: unknown, idOf: (label: string) => string) {
  return [value].flat().map((item: unknown) => {
    if (typeof item === 'string') return idOf(item);
    const { choice, available } = item as { choice: string; available: boolean };
    return { choice: idOf(choice), available };
  });
}
