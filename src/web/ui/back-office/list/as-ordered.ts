type Placed = { position: number | null };

/** Returns rows as an admin has put them in order; the others come after these, as they are. */
export const asOrdered = <Row extends Placed>(rows: readonly Row[]): Row[] => [
  ...rows.filter(isPlaced).toSorted((a, b) => a.position - b.position),
  ...rows.filter((row) => !isPlaced(row)),
];

const isPlaced = <Row extends Placed>(row: Row): row is Row & { position: number } =>
  row.position !== null;
