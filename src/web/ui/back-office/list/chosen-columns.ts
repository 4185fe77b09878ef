import { type ListColumn, titleOf } from './list-column.ts';

/**
 * Returns the columns of a table that are `wanted`, in this order; null wants those that it begins with. Unknown ones are
 * left out. The column that names a row is always there, behind no other columns than it is by itself.
 */
export function chosenColumns<Row>(
  columns: readonly ListColumn<Row>[],
  wanted: readonly string[] | null,
) {
  const title = titleOf(columns);
  const choices = columns.filter((column) => column !== title);
  const usual = choices.filter(({ isExtra }) => !isExtra);
  const shown =
    wanted === null
      ? usual
      : [...new Set(wanted)].flatMap((key) => choices.find((choice) => choice.key === key) ?? []);
  const before = columns.slice(0, title && columns.indexOf(title));
  const at = shown.findIndex((column) => !before.includes(column));
  const lead = at < 0 ? shown.length : at;
  return {
    columns: [...shown.slice(0, lead), ...(title ? [title] : []), ...shown.slice(lead)],
    /** Every column that can be left out: first those shown, in their order. */
    choices: [...shown, ...choices.filter((choice) => !shown.includes(choice))],
    shown: shown.map(({ key }) => key),
    /** More columns than fit on every screen with a table. */
    isCrowded: shown.length > usual.length,
  };
}
