/** What a column of an import or export holds. */
export type ColumnKey =
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
  /** Other headings that mean the same, as `plain` writes them. */
  synonyms: readonly string[];
};

const media = (number: number, example: string): Column => ({
  key: `media${number}` as ColumnKey,
  heading: `Picture ${number}`,
  width: 22,
  example,
  synonyms: [
    `image${number}`,
    `photo${number}`,
    `video${number}`,
    `media${number}`,
    ...(number === 1 ? ['picture', 'image', 'photo', 'mainimage', 'cover'] : []),
  ],
});

/** The columns in the order of templates and exports. */
export const columns: readonly Column[] = [
  {
    key: 'sellerSku',
    heading: 'Article number',
    label: 'Article number',
    required: true,
    width: 18,
    example: 'CAL-1040',
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
    synonyms: ['name', 'title', 'product', 'item', 'itemname', 'producttitle'],
  },
  {
    key: 'brand',
    heading: 'Brand',
    label: 'Brand',
    required: true,
    width: 18,
    example: 'Calderon',
    synonyms: ['make', 'maker', 'brandname', 'manufacturer'],
  },
  {
    key: 'category',
    heading: 'Category',
    required: true,
    width: 18,
    example: 'Watches',
    synonyms: ['categoryname', 'department'],
  },
  {
    key: 'subCategory',
    heading: 'Sub Category',
    required: true,
    width: 20,
    example: 'Chronographs',
    synonyms: ['subcategoryname', 'subcat'],
  },
  {
    key: 'productType',
    heading: 'Product Type',
    width: 18,
    example: '',
    synonyms: ['type', 'producttypename'],
  },
  {
    key: 'priceINR',
    heading: 'Price (INR)',
    label: 'Price (INR)',
    required: true,
    width: 14,
    example: '124999',
    synonyms: ['inr', 'inrprice', 'priceinrupees', 'pricers', 'rupees', 'priceindia', 'price'],
  },
  {
    key: 'priceAED',
    heading: 'Price (AED)',
    label: 'Price (AED)',
    required: true,
    width: 14,
    example: '5499',
    synonyms: ['aed', 'aedprice', 'priceindirhams', 'dirhams', 'pricedubai', 'priceuae'],
  },
  {
    key: 'originalPrice',
    heading: 'Original Price (INR)',
    label: 'Original price',
    width: 18,
    example: '149999',
    synonyms: ['originalprice', 'mrp', 'listprice', 'oldprice', 'wasprice', 'rrp'],
  },
  {
    key: 'description',
    heading: 'Description',
    label: 'Description',
    width: 48,
    example: 'Steel case, 40 mm, sapphire crystal.',
    synonyms: ['productdescription', 'details', 'about'],
  },
  {
    key: 'trending',
    heading: 'Trending',
    width: 10,
    example: 'no',
    synonyms: ['istrending', 'setastrending', 'featured'],
  },
  media(1, 'harbour-front.jpg'),
  media(2, 'harbour-back.jpg'),
  media(3, ''),
  media(4, ''),
];

/** Headings are compared without case, accents, spaces and marks; ₹ is read as INR. */
export function plain(heading: string): string {
  return heading
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('₹', 'inr')
    .replace(/[^\p{Letter}\p{Number}]/gu, '');
}
