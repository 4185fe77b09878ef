import { BulkBar } from '#web/ui/back-office/list/bulk-bar.tsx';
import type { Selection } from '#web/ui/back-office/list/selection.ts';
import type { TaxonomyEntry, TaxonomyKind } from './taxonomy.ts';
import { useTaxonomyActions } from './use-taxonomy-actions.ts';

type TaxonomyBulkBarProps<T extends TaxonomyEntry> = {
  kind: TaxonomyKind;
  selection: Selection<T>;
};

/** List, unlist or delete all selected; what is in use says so, and stays. */
export function TaxonomyBulkBar<T extends TaxonomyEntry>({
  kind,
  selection,
}: TaxonomyBulkBarProps<T>) {
  const { setListing, remove } = useTaxonomyActions(kind);
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
