import { BulkBar } from '#web/ui/office/list/bulk-bar.tsx';
import type { Selection } from '#web/ui/office/list/selection.ts';
import type { Place, PlaceKind } from './places.ts';
import { usePlaceActions } from './use-place-actions.ts';

type PlaceBulkBarProps<T extends Place> = { kind: PlaceKind; selection: Selection<T> };

/** List, unlist or delete all selected; what is in use says so, and stays. */
export function PlaceBulkBar<T extends Place>({ kind, selection }: PlaceBulkBarProps<T>) {
  const { setListing, remove } = usePlaceActions(kind);
  return (
    <BulkBar
      selection={selection}
      nameOf={(row) => row.name}
      actions={[
        { label: 'List', run: (row) => setListing(row._id, 'LISTED') },
        { label: 'Unlist', run: (row) => setListing(row._id, 'UNLISTED') },
        {
          label: 'Delete',
          isDangerous: true,
          warning: 'This action cannot be undone. What is in use stays, and says so.',
          run: (row) => remove(row._id),
        },
      ]}
    />
  );
}
