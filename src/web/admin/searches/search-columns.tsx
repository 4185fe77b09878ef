import type { getSearches } from '#contracts/calls/searches.ts';
import { formatTotal } from '#web/ui/back-office/formats.ts';
import type { CallColumn } from '#web/ui/back-office/list/use-list.ts';

type SearchColumn = CallColumn<typeof getSearches>;

export const textColumn: SearchColumn = {
  key: 'text',
  title: 'Search',
  card: 'title',
  sort: 'text',
  cell: (row) => <bdi className="font-medium wrap-anywhere">{row.text}</bdi>,
  text: (row) => row.text,
};

export const searchesColumn: SearchColumn = {
  key: 'searches',
  title: 'Searches',
  sort: 'searches',
  width: '9rem',
  isNumber: true,
  isNamedOnCard: true,
  cell: (row) => row.searches,
  text: (row) => row.searches,
};

/** Products are counted no further. */
const MOST_COUNTED = 10_000;

export const foundColumn: SearchColumn = {
  key: 'found',
  title: 'Found last',
  width: '9rem',
  isNumber: true,
  isNamedOnCard: true,
  cell: (row) => formatTotal(row.found, row.found >= MOST_COUNTED),
  text: (row) => row.found,
};

/** What every list of searches has: those that are not dismissed unless asked for, the most frequent first. */
export const searchList = {
  filters: {
    dismissed: {
      label: 'State',
      all: 'Not dismissed',
      options: [{ value: 'true', label: 'Dismissed' }],
    },
  },
  sort: 'searches',
  order: 'desc',
  pageSize: 20,
} as const;
