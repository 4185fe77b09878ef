import type { ReactNode } from 'react';

/** One column of a list, as data: the table, the cards and the CSV file are made of it. */
export type ListColumn<Row> = {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Below what the cell says, outside the link that the row is opened by. */
  note?: (row: Row) => ReactNode;
  /** Name by which the API sorts it, where it can. */
  sort?: string;
  isNumber?: boolean;
  /** CSS width, such as `4rem`; the rest share what is left. */
  width?: string;
  /** Left out of the table until somebody chooses it. */
  isExtra?: boolean;
  /**
   * Where it stands on a card: beside the picture as its title, below it as text, at its foot beside
   * the actions, or not at all. Otherwise in the small print below the title.
   */
  card?: 'title' | 'picture' | 'text' | 'foot' | 'hidden';
  /** On a card its value says too little without its title. */
  isNamedOnCard?: boolean;
  /** What stands in a CSV file, where it is to be in one. */
  text?: (row: Row) => string | number;
};

/** The column that says what a row is; the link by which the row is opened stands there. */
export const titleOf = <Row>(columns: readonly ListColumn<Row>[]) =>
  columns.find(({ card }) => card === 'title') ?? columns[0];
