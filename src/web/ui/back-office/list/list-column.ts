import type { ReactNode } from 'react';

/** One column of a list as data, from which the table, the cards and the CSV file are made. */
export type ListColumn<Row, Sort extends string = string> = {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Shown below the cell's text, outside the link that opens the row. */
  note?: (row: Row) => ReactNode;
  /** The name by which the API sorts it, where it can. */
  sort?: Sort;
  /** What the orders are called where columns have no heads, such as 'Newest first'. */
  sortNames?: { asc: string; desc: string };
  isNumber?: boolean;
  /** CSS width, such as `4rem`; the rest share what is left. */
  width?: string;
  /** What it is given first of the room that is left, such as `9%`. */
  share?: string;
  /** Not shown in the table until chosen. */
  isExtra?: boolean;
  /**
   * Where it is shown on a card: beside the picture as its title, below it as a price, as text in two
   * lines, whole under its name or on a line of its own, at its foot beside the actions, or not at all. By default in small print below the title.
   */
  card?: 'title' | 'picture' | 'price' | 'text' | 'whole' | 'line' | 'foot' | 'hidden';
  /** What stands on a card instead of the cell. */
  cardCell?: (row: Row) => ReactNode;
  /** The note stands on a card whole, on lines of its own. */
  isNoteWhole?: boolean;
  /** Its value needs its title on a card. */
  isNamedOnCard?: boolean;
  /** Shown in a CSV file only. */
  isExportOnly?: boolean;
  /** Its text in a CSV file, where it is exported. */
  text?: (row: Row) => string | number;
  /** Its heading in a CSV file, where that is another. */
  textTitle?: string;
};

/** Returns the column that names a row and has the link that opens it. */
export const titleOf = <Row>(columns: readonly ListColumn<Row>[]) =>
  columns.find(({ card }) => card === 'title') ?? columns[0];
