/** What a column of an import or export holds. */
export type ColumnKey =
  | 'id'
  | 'sellerSku'
  | 'name'
  | 'brand'
  | 'category'
  | 'subCategory'
  | 'productType'
  | 'priceINR'
  | 'priceAED'
  | 'originalPrice'
  | 'description'
  | 'trending'
  | 'media1'
  | 'media2'
  | 'media3'
  | 'media4';

type Column = {
  key: ColumnKey;
  /** Its heading in templates and exports. */
  heading: string;
  /** What the messages about its values begin with, where they name it. */
  label?: string;
  required?: boolean;
  width: number;
  example: string;
  /** What a cell of it may hold, for people. */
  holds: string;
  /** Its cells are numbers in a workbook. */
  isNumber?: boolean;
  /** Other headings that mean the same, as `plain` writes them. */
  synonyms: readonly string[];
};

const media = (number: number, example: string): Column => ({
  key: `media${number}` as ColumnKey,
  heading: `Picture ${number}`,
  width: 22,
  example,
  holds:
    'The name of a file that you send: JPEG, PNG, GIF, WebP, AVIF, MP4 or MOV. In an export, the file the product has.',
  synonyms: [
    `image${number}`,
    `photo${number}`,
    `video${number}`,
    `media${number}`,
    ...(number === 1 ? ['picture', 'image', 'photo', 'mainimage', 'cover'] : []),
  ],
});

const PRICE = 'A number more than 0 with at most two decimals, such as 1249.50';

/** The columns in the order of templates and exports. */
export const columns: readonly Column[] = [
  {
    key: 'sellerSku',
    heading: 'Article number',
    label: 'Article number',
    required: true,
    width: 18,
    example: 'CAL-1040',
    holds:
      'Your own number, up to 60 characters, each once. May be empty where Product ID is given.',
    synonyms: [
      ...['sku', 'sellersku', 'articleno', 'article', 'itemcode', 'itemnumber', 'itemno', 'code'],
      ...['stylecode', 'productcode', 'modelnumber'],
    ],
  },
  {
    key: 'name',
    heading: 'Product Name',
    label: 'Product name',
    required: true,
    width: 34,
    example: 'Harbour Chronograph',
    holds: 'Text',
    synonyms: ['name', 'title', 'product', 'item', 'itemname', 'producttitle'],
  },
  {
    key: 'brand',
    heading: 'Brand',
    label: 'Brand',
    required: true,
    width: 18,
    example: 'Calderon',
    holds: 'Text',
    synonyms: ['make', 'maker', 'brandname', 'manufacturer'],
  },
  {
    key: 'category',
    heading: 'Category',
    required: true,
    width: 18,
    example: 'Watches',
    holds: 'The name of a category',
    synonyms: ['categoryname', 'department'],
  },
  {
    key: 'subCategory',
    heading: 'Sub Category',
    required: true,
    width: 20,
    example: 'Chronographs',
    holds: 'The name of a sub-category of that category',
    synonyms: ['subcategoryname', 'subcat'],
  },
  {
    key: 'productType',
    heading: 'Product Type',
    width: 18,
    example: '',
    holds: 'The name of a type of that sub-category, or nothing',
    synonyms: ['type', 'producttypename'],
  },
  {
    key: 'priceINR',
    heading: 'Price (INR)',
    label: 'Price (INR)',
    required: true,
    width: 14,
    example: '124999',
    holds: PRICE,
    isNumber: true,
    synonyms: ['inr', 'inrprice', 'priceinrupees', 'pricers', 'rupees', 'priceindia', 'price'],
  },
  {
    key: 'priceAED',
    heading: 'Price (AED)',
    label: 'Price (AED)',
    required: true,
    width: 14,
    example: '5499',
    holds: PRICE,
    isNumber: true,
    synonyms: ['aed', 'aedprice', 'priceindirhams', 'dirhams', 'pricedubai', 'priceuae'],
  },
  {
    key: 'originalPrice',
    heading: 'Original Price (INR)',
    label: 'Original price',
    width: 18,
    example: '149999',
    holds: `${PRICE} and more than Price (INR), or nothing`,
    isNumber: true,
    synonyms: ['originalprice', 'mrp', 'listprice', 'oldprice', 'wasprice', 'rrp'],
  },
  {
    key: 'description',
    heading: 'Description',
    label: 'Description',
    width: 48,
    example: 'Steel case, 40 mm, sapphire crystal.',
    holds: 'Text without HTML, or nothing',
    synonyms: ['productdescription', 'details', 'about'],
  },
  {
    key: 'trending',
    heading: 'Trending',
    width: 10,
    example: 'no',
    holds: 'yes or no',
    synonyms: ['istrending', 'setastrending', 'featured'],
  },
  media(1, 'harbour-front.jpg'),
  media(2, 'harbour-back.jpg'),
  media(3, ''),
  media(4, ''),
  {
    key: 'id',
    heading: 'Product ID',
    width: 26,
    example: '',
    holds: 'As the export says it, to change that product; empty for a new one',
    synonyms: ['id', 'dhowid'],
  },
];

/** Headings are compared without case, accents, spaces and marks; ₹ is read as INR. */
export function plain(heading: string): string {
  return heading
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('₹', 'inr')
    .replace(/[^\p{Letter}\p{Number}]/gu, '');
}
