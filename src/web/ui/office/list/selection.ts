import { useState } from 'react';

export type Selection<Row> = {
  rows: ReadonlyMap<string, Row>;
  has: (id: string) => boolean;
  toggle: (row: Row) => void;
  /** Selects all of these, or none of them where all are selected already. */
  toggleAll: (rows: readonly Row[]) => void;
  clear: () => void;
};

/** Rows chosen for something to be done with all of them; they stay chosen from page to page. */
export function useSelection<Row extends { _id: string }>(): Selection<Row> {
  const [rows, setRows] = useState<ReadonlyMap<string, Row>>(new Map());
  return {
    rows,
    has: (id) => rows.has(id),
    toggle: (row) =>
      setRows((before) => {
        const next = new Map(before);
        if (!next.delete(row._id)) next.set(row._id, row);
        return next;
      }),
    toggleAll: (shown) =>
      setRows((before) => {
        const next = new Map(before);
        const areAll = shown.every((row) => before.has(row._id));
        for (const row of shown) {
          if (areAll) next.delete(row._id);
          else next.set(row._id, row);
        }
        return next;
      }),
    clear: () => setRows(new Map()),
  };
}
