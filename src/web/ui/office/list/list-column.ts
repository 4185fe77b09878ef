import type { ReactNode } from 'react';

/** One column of a list, as data: the table, the cards and the CSV file are made of it. */
export type ListColumn<Row> = {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Name by which the API sorts it, where it can. */
  sort?: string;
  isNumber?: boolean;
  /** CSS width, such as `4rem`; the rest share what is left. */
  width?: string;
  /**
   * Where it stands on a card: beside the picture as its title, below the lines over the whole width,
   * or not at all. Otherwise a line.
   */
  card?: 'title' | 'picture' | 'text' | 'hidden';
  /** What stands in a CSV file, where it is to be in one. */
  text?: (row: Row) => string | number;
};
