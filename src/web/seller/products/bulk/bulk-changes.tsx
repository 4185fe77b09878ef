import { useState } from 'react';
import { previewOwnMatchingChange } from '#contracts/availability/calls.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import { MOST_OF_ONE } from '#contracts/product-field-kinds.ts';
import type { OwnBulkChangeInput } from '#contracts/products/matching-change.ts';
import { typedCount } from '#contracts/typed/digits.ts';
import * as texts from '#texts/seller/product-changes.ts';
import { useCalls } from '#web/ui/back-office/back-office-provider.tsx';
import { CatalogueButton } from '#web/ui/back-office/documents/catalogue-button.tsx';
import { BulkBar } from '#web/ui/back-office/list/bulk-bar.tsx';
import type { BulkAction } from '#web/ui/back-office/list/bulk-dialog.tsx';
import type { Selection } from '#web/ui/back-office/list/selection.ts';
import { useAttributeOfEntry, useMove } from '#web/ui/back-office/products/bulk/entry-changes.tsx';
import { useMatchingActions } from '#web/ui/back-office/products/bulk/matching-actions.ts';
import { usePriceChange } from '#web/ui/back-office/products/bulk/price-change.tsx';
import { reservationDays } from '../states/reserve-dialog.tsx';

type BulkChangesProps = {
  selection: Selection<ManagedProduct>;
  filter: OwnBulkChangeInput['filter'];
  matching: { total: number; capped: boolean } | undefined;
};

/** What can be done with selected products, or with all that match. */
export function BulkChanges({ selection, filter, matching }: BulkChangesProps) {
  const { min, max, usual } = reservationDays();
  const [reservedUntil, setDay] = useState(usual);
  const [typed, setTyped] = useState('');
  const calls = useCalls();
  const change = useMatchingActions<OwnBulkChangeInput>(selection, filter, (body, signal) =>
    calls.read(previewOwnMatchingChange, { body }, signal),
  );
  const { of } = change;

  const count = typedCount(typed);
  const quantity = typed.trim() === '' ? null : count;
  const actions: BulkAction[] = [
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
    {
      label: texts.setQuantity,
      form: (
        <label className="mt-4 block text-dense font-medium">
          <span className="mb-1.5 block">{texts.quantityOfEach}</span>
          <input
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className="back-office-input max-w-48 font-normal"
          />
          <span className="mt-1.5 block font-normal text-ink-muted">
            {texts.quantityOfEachHint}
          </span>
        </label>
      ),
      isReady: typed.trim() === '' || (count !== null && count <= MOST_OF_ONE),
      ...of({ action: 'set-quantity', quantity }),
    },
    { label: texts.hide, ...of({ action: 'hide' }) },
    { label: texts.show, ...of({ action: 'show' }) },
    usePriceChange(change),
    useMove(change),
    useAttributeOfEntry(change),
    {
      label: texts.remove,
      isDangerous: true,
      warning: texts.removeWarning,
      ...of({ action: 'delete' }),
    },
  ];
  return (
    <BulkBar selection={selection} nameOf={(row) => row.name} matching={matching} actions={actions}>
      <CatalogueButton selection={selection} filter={filter} />
    </BulkBar>
  );
}
