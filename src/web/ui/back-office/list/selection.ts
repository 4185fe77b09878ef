import { useState } from 'react';

export type Selection<Row> = {
  rows: ReadonlyMap<string, Row>;
  /** All matching rows are selected, including other pages; `rows` is then ignored. */
  isAll: boolean;
  has: (id: string) => boolean;
  toggle: (row: Row) => void;
  /** Selects all of these, or none where all are selected already. */
  toggleAll: (rows: readonly Row[]) => void;
  selectAll: () => void;
  clear: () => void;
};

const NOTHING = { rows: new Map<string, never>(), allOf: null };

/**
 * The rows selected for an action; they stay selected across pages. All matching rows stay selected
 * as long as `matching`, which describes the filter, stays the same.
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
