import { Link } from 'react-router';
import type { ManagedProduct } from '#contracts/product.ts';
import { formatPrice } from '#domain/price.ts';
import { addresses } from '#web/ui/addresses.ts';
import type { ListColumn } from '#web/ui/office/list/list-column.ts';
import { Thumbnail } from '#web/ui/office/thumbnail.tsx';

type Column = ListColumn<ManagedProduct>;

const firstPicture = (product: ManagedProduct) =>
  product.media.find(({ kind }) => kind === 'image');

/** Two lines at most, wide enough for a word; the whole text is told on hover. */
const TwoLines = ({ text }: { text: string }) => (
  <span className="line-clamp-2 min-w-26" title={text}>
    {text}
  </span>
);

/** Columns of the two product tables of SPEC §2. */
export const nameColumn: Column = {
  key: 'name',
  title: 'Product',
  sort: 'name',
  card: 'title',
  cell: (row) => (
    <>
      {row.published ? (
        <a
          href={addresses.product(row)}
          target="_blank"
          rel="noopener"
          className="line-clamp-2 font-medium hover:underline"
          title={row.name}
        >
          {row.name}
        </a>
      ) : (
        <span className="line-clamp-2 font-medium" title={row.name}>
          {row.name}
        </span>
      )}
      {!row.published && (
        <span className="block text-fine text-ink-muted">Not shown to shoppers</span>
      )}
    </>
  ),
  text: (row) => row.name,
};

export const sellerColumn: Column = {
  key: 'seller',
  title: 'Seller',
  sort: 'seller',
  cell: (row) => (
    <Link
      to={`/admin/sellers/${row.seller._id}`}
      className="line-clamp-2 hover:underline"
      title={row.seller.name}
    >
      {row.seller.name}
    </Link>
  ),
  text: (row) => row.seller.name,
};

export const brandColumn: Column = {
  key: 'brand',
  title: 'Brand',
  sort: 'brand',
  cell: (row) => <TwoLines text={row.brand} />,
  text: (row) => row.brand,
};

export const categoryColumn: Column = {
  key: 'category',
  title: 'Category',
  sort: 'category',
  cell: (row) => <TwoLines text={row.categoryId.name} />,
  text: (row) => row.categoryId.name,
};

export const subCategoryColumn: Column = {
  key: 'subCategory',
  title: 'Sub Category',
  cell: (row) => <TwoLines text={row.subCategoryId.name} />,
  text: (row) => row.subCategoryId.name,
};

export const priceColumn = (currency: 'INR' | 'AED'): Column => {
  const field = currency === 'INR' ? 'priceINR' : 'priceAED';
  return {
    key: field,
    title: `${currency} price`,
    sort: field,
    isNumber: true,
    cell: (row) => <span className="whitespace-nowrap">{formatPrice(row[field], currency)}</span>,
    text: (row) => row[field],
  };
};

export const pictureColumn: Column = {
  key: 'image',
  title: 'Img',
  width: '4rem',
  card: 'picture',
  cell: (row) => <Thumbnail media={firstPicture(row)} />,
  text: (row) => row.images[0] ?? '',
};

/** What a CSV file tells besides. */
export const hiddenColumns: Column[] = [
  { key: 'sku', title: 'SKU', card: 'hidden', cell: () => null, text: (row) => row.sku },
  {
    key: 'published',
    title: 'Published',
    card: 'hidden',
    cell: () => null,
    text: (row) => (row.published ? 'Yes' : 'No'),
  },
  {
    key: 'createdAt',
    title: 'Created',
    card: 'hidden',
    cell: () => null,
    text: (row) => row.createdAt,
  },
];
