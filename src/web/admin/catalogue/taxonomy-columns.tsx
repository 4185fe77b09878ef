import { objectPosition } from '#domain/pictures/focus.ts';
import { formatCount } from '#languages/count.ts';
import { formatDay } from '#web/ui/back-office/formats.ts';
import { StatusDot } from '#web/ui/back-office/status-dot.tsx';
import { Thumbnail } from '#web/ui/back-office/thumbnail.tsx';
import type { TaxonomyColumn, TaxonomyEntry } from './taxonomy.ts';

type Column = TaxonomyColumn<TaxonomyEntry>;

/** Columns that categories, sub-categories and product types have alike. */
export const imageColumn: Column = {
  key: 'image',
  title: 'Image',
  width: '4.5rem',
  card: 'picture',
  cell: (row) => <Thumbnail media={row.picture} size={40} position={objectPosition(row)} />,
};

export const nameColumn = (title: string): Column => ({
  key: 'name',
  title,
  sort: 'name',
  card: 'title',
  cell: (row) => <bdi className="font-medium">{row.name}</bdi>,
  text: (row) => row.name,
});

export const productsColumn: Column = {
  key: 'products',
  title: 'Products',
  isNumber: true,
  width: '6rem',
  isNamedOnCard: true,
  cell: (row) => formatCount(row.products),
  text: (row) => row.products,
};

export const createdColumn = (title: string): Column => ({
  key: 'createdAt',
  title,
  sort: 'createdAt',
  width: '8.5rem',
  cell: (row) => formatDay(row.createdAt),
  text: (row) => row.createdAt,
});

export const statusColumn: Column = {
  key: 'status',
  title: 'Status',
  sort: 'status',
  width: '8rem',
  card: 'foot',
  cell: (row) => (
    <StatusDot tone={row.status === 'LISTED' ? 'good' : 'bad'}>{row.status}</StatusDot>
  ),
  text: (row) => row.status,
};
