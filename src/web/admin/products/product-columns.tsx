import { Link } from 'react-router';
import type { getAllProducts } from '#contracts/calls/products.ts';
import type { Currency } from '#contracts/price.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import { availabilityInWords } from '#domain/availability/reservation.ts';
import { formatPrice } from '#domain/price.ts';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { formatDay } from '#web/ui/back-office/formats.ts';
import type { CallColumn } from '#web/ui/back-office/list/use-list.ts';
import { StateNote } from '#web/ui/back-office/products/state-note.tsx';
import { Thumbnail } from '#web/ui/back-office/thumbnail.tsx';

type Column = CallColumn<typeof getAllProducts>;

const firstPicture = (product: ManagedProduct) =>
  product.media.find(({ kind }) => kind === 'image');

/** At most two lines; the whole text as a tooltip. */
const TwoLines = ({ text }: { text: string }) => (
  <bdi className="line-clamp-2" title={text}>
    {text}
  </bdi>
);

/** Columns of the two product tables (docs/behaviour/admin.md#products). */
export const nameColumn: Column = {
  key: 'name',
  title: 'Product',
  sort: 'name',
  card: 'title',
  cell: (row) => (
    <bdi className="line-clamp-2 font-medium" title={row.name}>
      {row.name}
    </bdi>
  ),
  note: (row) => <StateNote product={row} />,
};

export const sellerColumn: Column = {
  key: 'seller',
  title: 'Seller',
  sort: 'seller',
  cell: (row) => (
    <Link
      to={adminAddresses.sellerProducts(row.seller._id)}
      className="line-clamp-2 hover:underline"
      title={row.seller.name}
    >
      <bdi>{row.seller.name}</bdi>
    </Link>
  ),
};

export const brandColumn: Column = {
  key: 'brand',
  title: 'Brand',
  sort: 'brand',
  cell: (row) => <TwoLines text={row.brand} />,
};

export const categoryColumn: Column = {
  key: 'category',
  title: 'Category',
  sort: 'category',
  cell: (row) => <TwoLines text={row.categoryId.name} />,
};

export const subCategoryColumn: Column = {
  key: 'subCategory',
  title: 'Sub Category',
  cell: (row) => <TwoLines text={row.subCategoryId.name} />,
};

export const priceColumn = (currency: Currency): Column => {
  const field = `price${currency}` as const;
  return {
    key: field,
    title: `${currency} price`,
    sort: field,
    isNumber: true,
    cell: (row) => <span className="whitespace-nowrap">{formatPrice(row[field], currency)}</span>,
  };
};

export const pictureColumn: Column = {
  key: 'image',
  title: 'Img',
  width: '4rem',
  card: 'picture',
  cell: (row) => <Thumbnail media={firstPicture(row)} />,
};

export const trendingColumn: Column = {
  key: 'trending',
  title: 'Trending',
  sort: 'trending',
  width: '6rem',
  isNamedOnCard: true,
  cell: (row) => (row.trending ? 'Yes' : 'No'),
};

/** Shown where somebody chooses them. */
export const extraColumns: Column[] = [
  {
    key: 'sku',
    title: 'SKU',
    width: '6.5rem',
    isExtra: true,
    cell: (row) => <span className="tabular-nums">{row.sku}</span>,
  },
  {
    key: 'sellerSku',
    title: 'Article number',
    isExtra: true,
    cell: (row) => <TwoLines text={row.sellerSku} />,
  },
  {
    key: 'createdAt',
    title: 'Created',
    sort: 'createdAt',
    width: '7.5rem',
    isExtra: true,
    cell: (row) => <span className="whitespace-nowrap">{formatDay(row.createdAt)}</span>,
  },
  {
    key: 'availability',
    title: 'Availability',
    isExtra: true,
    cell: (row) => availabilityInWords(row) ?? 'Available',
  },
];
