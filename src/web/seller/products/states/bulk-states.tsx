import { useState } from 'react';
import { changeOwnMatchingProducts, undoOwnMatchingChange } from '#contracts/availability/calls.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import type { OwnMatchingChange } from '#contracts/products/matching-change.ts';
import { useCalls } from '#web/ui/back-office/back-office-provider.tsx';
import { BulkBar } from '#web/ui/back-office/list/bulk-bar.tsx';
import type { BulkAction } from '#web/ui/back-office/list/bulk-dialog.tsx';
import type { Selection } from '#web/ui/back-office/list/selection.ts';
import { useRefresh } from '#web/ui/back-office/use-call.ts';
import { reservationDays } from './reserve-dialog.tsx';
import { useProductStates } from './use-product-states.ts';

type BulkStatesProps = {
  selection: Selection<ManagedProduct>;
  filter: OwnMatchingChange['filter'];
  matching: { total: number; capped: boolean } | undefined;
};

type Ask =
  | { action: 'set-available' | 'set-sold' | 'hide' | 'show' }
  | { action: 'reserve'; reservedUntil: string };

/** The states of selected pieces, or of all that match. */
export function BulkStates({ selection, filter, matching }: BulkStatesProps) {
  const calls = useCalls();
  const refresh = useRefresh();
  const { setTo, hide } = useProductStates();
  const { min, max, usual } = reservationDays();
  const [reservedUntil, setDay] = useState(usual);
  const step =
    (ask: Ask): NonNullable<BulkAction<ManagedProduct>['step']> =>
    async ({ after, undo }) => {
      const body = { ...ask, filter, after, undo: undo ?? undefined };
      return (await calls.send(changeOwnMatchingProducts, { body })).data;
    };
  const undone = async (doing: Promise<{ undo: () => Promise<unknown> }>) => (await doing).undo;
  const isDay = reservedUntil >= min && reservedUntil <= max;

  const actions: BulkAction<ManagedProduct>[] = [
    {
      label: 'Sold',
      run: (row) => undone(setTo(row, { availability: 'SOLD', reservedUntil: null })),
      step: step({ action: 'set-sold' }),
    },
    {
      label: 'Available',
      run: (row) => undone(setTo(row, { availability: 'AVAILABLE', reservedUntil: null })),
      step: step({ action: 'set-available' }),
    },
    {
      label: 'Reserve',
      form: (
        <label className="mt-4 block text-dense font-medium">
          <span className="mb-1.5 block">Reserved until</span>
          <input
            type="date"
            min={min}
            max={max}
            value={reservedUntil}
            onChange={(event) => setDay(event.target.value)}
            className="back-office-input max-w-48 font-normal"
          />
        </label>
      ),
      isReady: isDay,
      run: (row) => undone(setTo(row, { availability: 'RESERVED', reservedUntil })),
      step: step({ action: 'reserve', reservedUntil }),
    },
    { label: 'Hide', run: (row) => undone(hide(row, true)), step: step({ action: 'hide' }) },
    { label: 'Show', run: (row) => undone(hide(row, false)), step: step({ action: 'show' }) },
  ];
  return (
    <BulkBar
      selection={selection}
      nameOf={(row) => row.name}
      matching={matching}
      undoStep={async (undo) => (await calls.send(undoOwnMatchingChange, { body: { undo } })).data}
      onAllDone={() => refresh(changeOwnMatchingProducts.changes)}
      actions={actions}
    />
  );
}
