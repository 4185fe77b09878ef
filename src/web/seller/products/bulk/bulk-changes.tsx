import { useState } from 'react';
import { changeOwnMatchingProducts, undoOwnMatchingChange } from '#contracts/availability/calls.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import type { OwnMatchingChange } from '#contracts/products/matching-change.ts';
import * as texts from '#texts/seller/product-changes.ts';
import { useCalls } from '#web/ui/back-office/back-office-provider.tsx';
import { BulkBar } from '#web/ui/back-office/list/bulk-bar.tsx';
import type { BulkAction } from '#web/ui/back-office/list/bulk-dialog.tsx';
import type { Selection } from '#web/ui/back-office/list/selection.ts';
import { useRefresh } from '#web/ui/back-office/use-call.ts';
import { reservationDays } from '../states/reserve-dialog.tsx';
import { usePlaceChanges } from './place-changes.tsx';
import { usePriceChange } from './price-change.tsx';

type BulkChangesProps = {
  selection: Selection<ManagedProduct>;
  filter: OwnMatchingChange['filter'];
  matching: { rows: ManagedProduct[]; total: number; capped: boolean } | undefined;
};

type WithoutWhich<T> = T extends unknown ? Omit<T, 'filter' | 'after' | 'undo' | 'only'> : never;
/** What is asked for, without of which products. */
export type Ask = WithoutWhich<OwnMatchingChange>;

/** Makes an action of what is asked for: of each selected product, or in steps of all that match. */
export type ActionOf = (ask: Ask) => Pick<BulkAction<ManagedProduct>, 'run' | 'step'>;

/** What can be done with selected pieces, or with all that match. */
export function BulkChanges({ selection, filter, matching }: BulkChangesProps) {
  const calls = useCalls();
  const refresh = useRefresh();
  const { min, max, usual } = reservationDays();
  const [reservedUntil, setDay] = useState(usual);
  const send = async (body: OwnMatchingChange) =>
    (await calls.send(changeOwnMatchingProducts, { body })).data;
  const takeBack = async (undo: string) =>
    (await calls.send(undoOwnMatchingChange, { body: { undo } })).data;

  const of: ActionOf = (ask) => ({
    run: async ({ _id: only }) => {
      const { failed, undo } = await send({ ...ask, filter: {}, only });
      refresh(changeOwnMatchingProducts.changes);
      if (failed[0]) throw new Error(failed[0].message);
      return undo && (async () => refuse(await takeBack(undo)));
    },
    step: ({ after, undo }) => send({ ...ask, filter, after, undo: undo ?? undefined }),
  });
  const shown = selection.isAll ? (matching?.rows ?? []) : [...selection.rows.values()];

  const actions: BulkAction<ManagedProduct>[] = [
    { label: texts.markSold, ...of({ action: 'set-sold' }) },
    { label: texts.makeAvailable, ...of({ action: 'set-available' }) },
    {
      label: texts.reserve,
      form: (
        <label className="mt-4 block text-dense font-medium">
          <span className="mb-1.5 block">{texts.reservedUntil}</span>
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
      isReady: reservedUntil >= min && reservedUntil <= max,
      ...of({ action: 'reserve', reservedUntil }),
    },
    { label: texts.hide, ...of({ action: 'hide' }) },
    { label: texts.show, ...of({ action: 'show' }) },
    usePriceChange(of, shown),
    ...usePlaceChanges(of),
    {
      label: texts.remove,
      isDangerous: true,
      warning: texts.removeWarning,
      ...of({ action: 'delete' }),
    },
  ];
  return (
    <BulkBar
      selection={selection}
      nameOf={(row) => row.name}
      matching={matching}
      undoStep={takeBack}
      onAllDone={() => refresh(changeOwnMatchingProducts.changes)}
      actions={actions}
    />
  );
}

/** One product that was changed since is told where it stands. */
function refuse({ failed: [failed] }: { failed: { message: string }[] }): void {
  if (failed) throw new Error(failed.message);
}
