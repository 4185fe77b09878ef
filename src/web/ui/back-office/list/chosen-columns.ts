import { useState } from 'react';
import { useBackOffice } from '../back-office-provider.tsx';
import { readPreference, savePreference } from '../preferences.ts';
import { type ListColumn, titleOf } from './list-column.ts';

/** Returns the columns of a table without those that were hidden in this browser. */
export function useChosenColumns<Row>(name: string, columns: readonly ListColumn<Row>[]) {
  const { role } = useBackOffice();
  const key = `columns-${name}`;
  const [kept, setKept] = useState(() => readPreference(key));
  const title = titleOf(columns);
  const choices = columns.filter((column) => column !== title);
  const usual = choices.filter(({ isExtra }) => !isExtra).map((column) => column.key);
  const shown = new Set(kept?.split('.') ?? usual);

  function keep(next: string | null) {
    setKept(next);
    savePreference(key, next, `/${role.role}`);
  }

  return {
    columns: columns.filter((column) => column === title || shown.has(column.key)),
    choices,
    /** More columns than fit on every screen with a table. */
    isCrowded: shown.size > usual.length,
    isShown: (column: string) => shown.has(column),
    isChanged: kept !== null,
    toggle(column: string) {
      const next = new Set(shown);
      if (!next.delete(column)) next.add(column);
      keep(choices.flatMap((choice) => (next.has(choice.key) ? [choice.key] : [])).join('.'));
    },
    reset: () => keep(null),
  };
}

export type ChosenColumns<Row> = ReturnType<typeof useChosenColumns<Row>>;
