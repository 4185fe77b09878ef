import { formatCount, formatDay } from '#web/ui/office/formats.ts';
import type { ListColumn } from '#web/ui/office/list/list-column.ts';
import { Thumbnail } from '#web/ui/office/thumbnail.tsx';
import { ListingStatus } from './listing-status.tsx';
import type { Place } from './places.ts';

/** Columns that categories, sub-categories and product types have alike. */
export const imageColumn: ListColumn<Place> = {
  key: 'image',
  title: 'Image',
  width: '4.5rem',
  card: 'picture',
  cell: (row) => <Thumbnail media={row.picture} size={40} />,
};

export const nameColumn = (title: string): ListColumn<Place> => ({
  key: 'name',
  title,
  sort: 'name',
  card: 'title',
  cell: (row) => <bdi className="font-medium">{row.name}</bdi>,
  text: (row) => row.name,
});

export const productsColumn: ListColumn<Place> = {
  key: 'products',
  title: 'Products',
  isNumber: true,
  width: '6rem',
  isNamedOnCard: true,
  cell: (row) => formatCount(row.products),
  text: (row) => row.products,
};

export const createdColumn = (title: string): ListColumn<Place> => ({
  key: 'createdAt',
  title,
  sort: 'createdAt',
  width: '8.5rem',
  cell: (row) => formatDay(row.createdAt),
  text: (row) => row.createdAt,
});

export const statusColumn: ListColumn<Place> = {
  key: 'status',
  title: 'Status',
  sort: 'status',
  width: '8rem',
  card: 'foot',
  cell: (row) => <ListingStatus status={row.status} />,
  text: (row) => row.status,
};
