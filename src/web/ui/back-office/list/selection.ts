import { useState } from 'react';

export type Selection<Row> = {
  rows: ReadonlyMap<string, Row>;
  /** All that match are selected, those on other pages too, and `rows` does not count. */
  isAll: boolean;
  has: (id: string) => boolean;
  toggle: (row: Row) => void;
  /** Selects all of these, or none of them where all are selected already. */
  toggleAll: (rows: readonly Row[]) => void;
  selectAll: () => void;
  clear: () => void;
};

const NOTHING = { rows: new Map<string, never>(), allOf: null };

/**
 * Rows chosen for something to be done with all of them; they stay chosen from page to page. All that
 * match stay chosen as long as `matching`, which says what they match, stays the same.
 */
export function useSelection<Row extends { _id: string }>(matching = ''): Selection<Row> {
  const [{ rows, allOf }, set] = useState<{
    rows: ReadonlyMap<string, Row>;
    allOf: string | null;
  }>(NOTHING);
  const isAll = allOf === matching;
  const change = (edit: (next: Map<string, Row>) => void) =>
    set((before) => {
      const next = new Map(before.rows);
      edit(next);
      return { rows: next, allOf: null };
    });
  return {
    rows,
    isAll,
    has: (id) => isAll || rows.has(id),
    toggle: (row) =>
      change((next) => {
        if (!next.delete(row._id) && !isAll) next.set(row._id, row);
      }),
    toggleAll: (shown) => {
      if (isAll) return set(NOTHING);
      change((next) => {
        const areAll = shown.every((row) => next.has(row._id));
        for (const row of shown) {
          if (areAll) next.delete(row._id);
          else next.set(row._id, row);
        }
      });
    },
    selectAll: () => set((before) => ({ ...before, allOf: matching })),
    clear: () => set(NOTHING),
  };
}
