type Ordered = { position: number | null };

/** Returns rows as an admin has put them in order; the others come after these, as they are. */
export const asOrdered = <Row extends Ordered>(rows: readonly Row[]): Row[] => [
  ...rows.filter(isOrdered).toSorted((a, b) => a.position - b.position),
  ...rows.filter((row) => !isOrdered(row)),
];

const isOrdered = <Row extends Ordered>(row: Row): row is Row & { position: number } =>
  row.position !== null;
