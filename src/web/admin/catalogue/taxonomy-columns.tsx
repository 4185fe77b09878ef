import { formatCount, formatDay } from '#web/ui/back-office/formats.ts';
import type { ListColumn } from '#web/ui/back-office/list/list-column.ts';
import { Thumbnail } from '#web/ui/back-office/thumbnail.tsx';
import { ListingStatus } from './listing-status.tsx';
import type { TaxonomyEntry } from './taxonomy.ts';

/** Columns that categories, sub-categories and product types have alike. */
export const imageColumn: ListColumn<TaxonomyEntry> = {
  key: 'image',
  title: 'Image',
  width: '4.5rem',
  card: 'picture',
  cell: (row) => <Thumbnail media={row.picture} size={40} />,
};

export const nameColumn = (title: string): ListColumn<TaxonomyEntry> => ({
  key: 'name',
  title,
  sort: 'name',
  card: 'title',
  cell: (row) => <bdi className="font-medium">{row.name}</bdi>,
  text: (row) => row.name,
});

export const productsColumn: ListColumn<TaxonomyEntry> = {
  key: 'products',
  title: 'Products',
  isNumber: true,
  width: '6rem',
  isNamedOnCard: true,
  cell: (row) => formatCount(row.products),
  text: (row) => row.products,
};

export const createdColumn = (title: string): ListColumn<TaxonomyEntry> => ({
  key: 'createdAt',
  title,
  sort: 'createdAt',
  width: '8.5rem',
  cell: (row) => formatDay(row.createdAt),
  text: (row) => row.createdAt,
});

export const statusColumn: ListColumn<TaxonomyEntry> = {
  key: 'status',
  title: 'Status',
  sort: 'status',
  width: '8rem',
  card: 'foot',
  cell: (row) => <ListingStatus status={row.status} />,
  text: (row) => row.status,
};
