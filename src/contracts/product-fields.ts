import { languages, type OtherLanguage } from '#languages/languages.ts';
import { inTranslations, translatedField } from '#languages/translations.ts';
import { titles } from '#texts/contracts/product-fields.ts';
import {
  type Field,
  flag,
  type Kind,
  line,
  maybeCount,
  maybeDay,
  maybeLine,
  maybePrice,
  maybeReference,
  maybeText,
  price,
  reference,
} from './product-field-kinds.ts';
import { labelIn } from './translated.ts';

/** A column of tables for what a field is in another language. */
function translatedColumn(title: 'Name' | 'Description', language: OtherLanguage, width: number) {
  const { inEnglish } = languages[language];
  const [field, name] = [title, inEnglish].map((word) => word.toLowerCase());
  return {
    heading: `${title} in ${inEnglish}`,
    width,
    example: '',
    synonyms: [
      ...[`${field}${name}`, `${name}${field}`],
      ...(title === 'Name' ? [`${name}title`, `producttitle${name}`] : []),
    ],
  };
}

/**
 * The fields of a product that its form writes, by the names of their columns. Each is saved,
 * locked, audited, compared between versions, stored in drafts, imported, exported and presented.
 */
export const productFields = {
  name: {
    ...line('Product name', 200),
    title: titles.name,
    isPublic: true,
    column: {
      heading: 'Product Name',
      required: true,
      width: 34,
      example: 'Harbour Chronograph',
      synonyms: ['name', 'title', 'product', 'item', 'itemname', 'producttitle'],
    },
  },
  brand: {
    ...line('Brand', 80),
    title: titles.brand,
    isPublic: true,
    column: {
      heading: 'Brand',
      required: true,
      width: 18,
      example: 'Calderon',
      synonyms: ['make', 'maker', 'brandname', 'manufacturer'],
    },
  },
  categoryId: {
    ...reference('Category'),
    title: titles.categoryId,
    isPublic: true,
    column: {
      heading: 'Category',
      required: true,
      width: 18,
      example: 'Watches',
      synonyms: ['categoryname', 'department'],
    },
  },
  subCategoryId: {
    ...reference('Sub category'),
    title: titles.subCategoryId,
    isPublic: true,
    column: {
      heading: 'Sub Category',
      required: true,
      width: 20,
      example: 'Chronographs',
      synonyms: ['subcategoryname', 'subcat'],
    },
  },
  productTypeId: {
    ...maybeReference,
    title: titles.productTypeId,
    isPublic: true,
    column: {
      heading: 'Product Type',
      width: 18,
      example: '',
      synonyms: ['type', 'producttypename'],
    },
  },
  priceINR: {
    ...price('Price (INR)', 'INR'),
    title: titles.priceINR,
    isPublic: true,
    column: {
      heading: 'Price (INR)',
      required: true,
      width: 14,
      example: '124999',
      synonyms: ['inr', 'inrprice', 'priceinrupees', 'pricers', 'rupees', 'priceindia', 'price'],
    },
  },
  priceAED: {
    ...price('Price (AED)', 'AED'),
    title: titles.priceAED,
    isPublic: true,
    column: {
      heading: 'Price (AED)',
      required: true,
      width: 14,
      example: '5499',
      synonyms: ['aed', 'aedprice', 'priceindirhams', 'dirhams', 'pricedubai', 'priceuae'],
    },
  },
  originalPrice: {
    ...maybePrice('Original price', 'INR', 'Earlier price in rupees, or null'),
    title: titles.originalPrice,
    isPublic: true,
    column: {
      heading: 'Original Price (INR)',
      width: 18,
      example: '149999',
      synonyms: ['originalprice', 'mrp', 'listprice', 'oldprice', 'wasprice', 'rrp'],
    },
  },
  originalPriceAED: {
    ...maybePrice('Original price (AED)', 'AED', 'Earlier price in dirhams, or null'),
    title: titles.originalPriceAED,
    isPublic: true,
    column: {
      heading: 'Original Price (AED)',
      width: 18,
      example: '6499',
      synonyms: ['originalpriceindirhams', 'mrpaed', 'listpriceaed', 'oldpriceaed', 'waspriceaed'],
    },
  },
  saleUntil: {
    ...maybeDay('Sale price until', 'Last day, or null'),
    title: titles.saleUntil,
    isPublic: true,
    column: {
      heading: 'Sale Price Until',
      width: 16,
      example: '',
      synonyms: ['saleends', 'offerends'],
    },
  },
  description: {
    ...maybeText('Description', 5000),
    title: titles.description,
    isPublic: true,
    column: {
      heading: 'Description',
      width: 48,
      example: 'Steel case, 40 mm, sapphire crystal.',
      synonyms: ['productdescription', 'details', 'about'],
    },
  },
  ...inTranslations(['name'], (_, language) => ({
    ...maybeLine(labelIn('Name', language), 200),
    title: titles[translatedField('name', language)],
    isPublic: false as const,
    column: translatedColumn('Name', language, 34),
  })),
  ...inTranslations(['description'], (_, language) => ({
    ...maybeText(labelIn('Description', language), 5000),
    title: titles[translatedField('description', language)],
    isPublic: false as const,
    column: translatedColumn('Description', language, 48),
  })),
  trending: {
    ...flag(),
    title: titles.trending,
    isPublic: true,
    column: {
      heading: 'Trending',
      width: 10,
      example: 'no',
      synonyms: ['istrending', 'setastrending', 'featured'],
    },
  },
  quantity: {
    ...maybeCount('Quantity'),
    title: titles.quantity,
    isPublic: false,
    column: {
      heading: 'Quantity',
      width: 10,
      example: '',
      synonyms: ['qty', 'pieces', 'count', 'onhand', 'stocklevel', 'stockquantity', 'inventory'],
    },
  },
  quantityShown: {
    ...flag(),
    title: titles.quantityShown,
    isPublic: false,
    column: {
      heading: 'Show quantity',
      width: 14,
      example: '',
      synonyms: ['quantityshown', 'tellquantity', 'showstock'],
    },
  },
  sellerSku: {
    ...maybeLine('Article number', 60),
    title: titles.sellerSku,
    isPublic: false,
    column: {
      heading: 'Article number',
      required: true,
      width: 18,
      example: 'CAL-1040',
      synonyms: [
        ...['sku', 'sellersku', 'articleno', 'article', 'itemcode', 'itemnumber', 'itemno'],
        ...['code', 'stylecode', 'productcode', 'modelnumber'],
      ],
    },
  },
} as const satisfies Record<string, Field>;

type Fields = typeof productFields;
export type ProductField = keyof Fields;

type Traits = { kind?: Kind; isPublic?: boolean };
type FieldWith<T extends Traits> = {
  [Name in ProductField]: Fields[Name] extends T ? Name : never;
}[ProductField];

/** The names of all fields, in the order of the table. */
export const fieldNames = Object.keys(productFields) as ProductField[];

/** The names of the fields that have these traits, in the order of the table. */
export function fieldsWith<const T extends Traits>(traits: T): readonly FieldWith<T>[] {
  const isSuch = (name: ProductField): name is FieldWith<T> =>
    (traits.kind === undefined || traits.kind === productFields[name].kind) &&
    (traits.isPublic === undefined || traits.isPublic === productFields[name].isPublic);
  return fieldNames.filter(isSuch);
}

/** Returns an object with a value for each of these names. */
export function recordOf<Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value> {
  const record: Partial<Record<Name, Value>> = {};
  for (const name of names) record[name] = make(name);
  return record as Record<Name, Value>;
}

/** Returns only the fields of an object that has them all. */
export function fieldsOf<T extends Record<ProductField, unknown>>(from: T): Pick<T, ProductField> {
  const picked: Partial<Pick<T, ProductField>> = {};
  for (const name of fieldNames) picked[name] = from[name];
  return picked as Pick<T, ProductField>;
}

type Part = 'input' | 'draft' | 'answer';

/** Returns one part of the fields that have these traits: the shape of a schema. */
export function shapeOf<P extends Part, const T extends Traits>(part: P, traits: T) {
  const shape: Record<string, unknown> = recordOf(
    fieldsWith(traits),
    (name) => productFields[name][part],
  );
  return shape as { [Name in FieldWith<T>]: Fields[Name][P] };
}

/** The fields of forms that are true or not. */
export type FlagName = FormName<FieldWith<{ kind: 'flag' }>>;

type FormName<Name extends ProductField> = Name extends 'trending' ? 'isTrending' : Name;
type AsForm<T extends Record<ProductField, unknown>> = {
  [Name in ProductField as FormName<Name>]: T[Name];
};

export const formNameOf = (name: ProductField): FormName<ProductField> =>
  name === 'trending' ? 'isTrending' : name;

/** Returns fields by the names they have in forms, in the order in which they are refused. */
export function asForm<T extends Record<ProductField, unknown>>(fields: T): AsForm<T> {
  const { name, brand, description, trending, sellerSku, ...others } = fieldsOf(fields);
  const form = { name, brand, description, ...others, isTrending: trending, sellerSku };
  return form as AsForm<T>;
}
