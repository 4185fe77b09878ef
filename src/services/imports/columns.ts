import type { AttributeValues } from '#contracts/attributes/values.ts';
import { fieldNames, type ProductField, productFields } from '#contracts/product-fields.ts';
import { type PrivateFact, privateFactNames } from '#contracts/products/private-facts.ts';
import type { ImportedValues, RowFault } from '#database/schema/products/product-import.ts';
import {
  type AttributeWithEntries,
  attributesOfTaxonomy,
  type TaxonomyIds,
} from '#domain/attributes/attributes-of-taxonomy.ts';
import { otherLanguages } from '#languages/languages.ts';
import { said } from '#languages/said.ts';
import { type ServerTexts, serverTexts } from '#languages/server-texts.ts';
import { inTranslations } from '#languages/translations.ts';
import { plain } from '#media/tables/headings.ts';
import * as texts from '#texts/contracts/product-fields.ts';

type MediaKey = 'media1' | 'media2' | 'media3' | 'media4';
export type DetailKey = `attribute ${string}`;
/**
 * What a column of an import or export holds: a field of the product, whether it can be had, an attribute, a file, or
 * its id.
 */
export type ColumnKey =
  | ProductField
  | 'availability'
  | 'reservedUntil'
  | PrivateFact
  | DetailKey
  | MediaKey
  | 'seller'
  | 'id';

/** A column of templates, imports and exports. */
export type Column = {
  key: ColumnKey;
  /** Its heading in templates and exports. */
  heading: string;
  /** Label at the start of validation messages, where they name the field. */
  label?: string;
  required?: boolean;
  width: number;
  example: string;
  /** What a cell may hold, as help text that is said. */
  holds: string;
  /** Its cells are numbers in a workbook. */
  isNumber?: boolean;
  /** Other headings that mean the same, as `plain` writes them; those of other languages among them. */
  synonyms: readonly string[];
};

/** What the columns of fields hold. */
const holds: Readonly<Record<ProductField, string>> = {
  name: said('holdsText'),
  brand: said('holdsText'),
  categoryId: said('holdsCategory'),
  subCategoryId: said('holdsSubCategory'),
  productTypeId: said('holdsProductType'),
  priceINR: said('holdsPrice'),
  priceAED: said('holdsPrice'),
  originalPrice: said('holdsOriginalPrice'),
  originalPriceAED: said('holdsOriginalPriceAED'),
  saleUntil: said('holdsSaleUntil'),
  description: said('holdsTextOrNothing'),
  ...inTranslations(['name'], (_, language) => said('holdsNameIn', { language })),
  ...inTranslations(['description'], () => said('holdsTextOrNothing')),
  trending: said('holdsYesOrNo'),
  quantity: said('holdsQuantity'),
  quantityShown: said('holdsYesOrNo'),
  sellerSku: said('holdsArticleNumber'),
};

/** What a template shows as a translation. */
const exampleOf: Partial<Record<string, string>> = inTranslations(
  ['name', 'description'],
  (name, language) => serverTexts[language].headings.examples[name],
);

/** Returns the headings of a column in other languages: its title, and what people call it besides. */
const headingsOf = (key: string, titleIn: (texts: ServerTexts['productFields']) => string) =>
  otherLanguages.flatMap((language) => {
    const { productFields, headings } = serverTexts[language];
    return [titleIn(productFields), ...(headings.headings[key] ?? [])].map(plain);
  });

const namedAs = (key: PrivateFact) => headingsOf(key, ({ privateFacts }) => privateFacts[key]);

function columnOf(key: ProductField): Column {
  const { column, ...field } = productFields[key];
  return {
    key,
    ...column,
    example: exampleOf[key] ?? column.example,
    holds: holds[key],
    synonyms: [...column.synonyms, ...headingsOf(key, ({ titles }) => titles[key])],
    ...('label' in field && { label: field.label }),
    ...(('currency' in field || field.kind === 'count?') && { isNumber: true }),
  };
}

export const mediaKeys = ['media1', 'media2', 'media3', 'media4'] as const;
const mediaExamples = ['harbour-front.jpg', 'harbour-back.jpg', '', ''];

const mediaColumns = mediaKeys.map((key, index): Column => {
  const number = index + 1;
  return {
    key,
    heading: texts.picture(number),
    width: 22,
    example: mediaExamples[index] ?? '',
    holds: said('holdsFileName'),
    synonyms: [
      ...headingsOf(key, ({ picture }) => picture(number)),
      `image${number}`,
      `photo${number}`,
      `video${number}`,
      `media${number}`,
      ...(number === 1 ? ['picture', 'image', 'photo', 'mainimage', 'cover'] : []),
    ],
  };
});

/** What a seller alone knows: of its own tables alone. */
const privateColumns: readonly Column[] = [
  {
    ...{ key: 'costINR', width: 14, example: '', isNumber: true, holds: said('holdsCost') },
    ...{ heading: texts.privateFacts.costINR, label: 'Cost (INR)' },
    synonyms: ['cost', 'costprice', 'purchaseprice', 'buyingprice', ...namedAs('costINR')],
  },
  {
    ...{ key: 'costAED', width: 14, example: '', isNumber: true, holds: said('holdsCost') },
    ...{ heading: texts.privateFacts.costAED, label: 'Cost (AED)' },
    synonyms: ['costindirhams', 'purchasepriceaed', ...namedAs('costAED')],
  },
  {
    ...{ key: 'supplier', width: 22, example: '', holds: said('holdsPrivateText') },
    ...{ heading: texts.privateFacts.supplier, label: 'Supplier' },
    synonyms: ['vendorname', 'boughtfrom', 'source', ...namedAs('supplier')],
  },
  {
    ...{ key: 'privateNotes', width: 36, example: '', holds: said('holdsPrivateText') },
    ...{ heading: texts.privateFacts.privateNotes, label: 'Private notes' },
    synonyms: ['internalnotes', 'privatenote', ...namedAs('privateNotes')],
  },
];

/** The columns that every table has, in the order of templates and exports. */
export const columns: readonly Column[] = [
  columnOf('sellerSku'),
  ...fieldNames.filter((key) => key !== 'sellerSku').map(columnOf),
  {
    key: 'availability',
    heading: texts.availability,
    width: 14,
    example: 'available',
    holds: said('holdsAvailability'),
    synonyms: [
      ...['stock', 'stockstatus', 'instock', 'state', 'status'],
      ...headingsOf('availability', ({ availability }) => availability),
    ],
  },
  {
    key: 'reservedUntil',
    heading: texts.reservedUntil,
    width: 16,
    example: '',
    holds: said('holdsReservedUntil'),
    synonyms: [
      ...['reservedtill', 'reservation'],
      ...headingsOf('reservedUntil', ({ reservedUntil }) => reservedUntil),
    ],
  },
  ...privateColumns,
  ...mediaColumns,
  {
    key: 'id',
    heading: texts.productId,
    width: 26,
    example: '',
    holds: said('holdsProductId'),
    synonyms: ['id', 'dhowid', ...headingsOf('id', ({ productId }) => productId)],
  },
];

/** Whose product a row is: of admins' tables alone. */
export const sellerColumn: Column = {
  key: 'seller',
  heading: 'Seller',
  required: true,
  width: 26,
  example: 'seller@example.com',
  holds: said('holdsSeller'),
  synonyms: ['selleremail', 'sellername', 'sellerphone', 'store', 'storename', 'shop', 'vendor'],
};

/**
 * Returns all columns in their order: those of attributes stand before the product's id, and what a seller alone knows
 * in its own tables alone.
 */
export function columnsWith<Detail extends Column>(
  details: readonly Detail[],
  isOwn: boolean,
): readonly (Column | Detail)[] {
  const told = isOwn ? columns : columns.filter(({ key }) => !isPrivate(key));
  return [...told.slice(0, -1), ...details, ...told.slice(-1)];
}

/** Whether a column is of what a seller alone knows. */
export const isPrivate = (key: ColumnKey): key is PrivateFact =>
  privateFactNames.some((name) => name === key);

/** What notes on details are headed by. */
export const DETAILS = said('detailsColumn');

/** Returns what is told of a row whose product keeps nothing of these attributes where it moves to. */
export function leftOutOf(names: readonly string[], entryName: string): RowFault[] {
  if (names.length === 0) return [];
  const message = said('leftOutOf', { entry: entryName, names: [...names] });
  return [{ column: DETAILS, value: '', message }];
}

/** Returns a function that names the attributes which a row's product loses by moving. */
export function createLossFinder(all: readonly AttributeWithEntries[]) {
  const known = new Map<string, ReadonlySet<string>>();
  const attributesIn = (taxonomy: TaxonomyIds) => {
    const key = [taxonomy.categoryId, taxonomy.subCategoryId, taxonomy.productTypeId].join();
    const found =
      known.get(key) ?? new Set(attributesOfTaxonomy(all, taxonomy).map(({ _id }) => _id));
    known.set(key, found);
    return found;
  };
  return (
    product: Required<TaxonomyIds> & { attributes: AttributeValues },
    values: ImportedValues,
  ): string[] => {
    const { categoryId, subCategoryId, productTypeId } = { ...product, ...values };
    const taxonomy = { categoryId, subCategoryId, productTypeId };
    const isMoved = (['categoryId', 'subCategoryId', 'productTypeId'] as const).some(
      (key) => (taxonomy[key] ?? null) !== (product[key] ?? null),
    );
    if (!isMoved) return [];
    const left = attributesIn(taxonomy);
    return all.flatMap(({ _id, name }) =>
      product.attributes[_id] !== undefined && !left.has(_id) ? [name] : [],
    );
  };
}
