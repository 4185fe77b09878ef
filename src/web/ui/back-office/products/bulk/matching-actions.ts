import type { Resource } from '#contracts/calls/call.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import type {
  MatchingChange,
  MatchingPreview,
  MatchingStep,
  OwnMatchingChange,
} from '#contracts/products/matching-change.ts';
import type { UndoStep } from '#contracts/products/undo.ts';
import type { BulkAction } from '../../list/bulk-dialog.tsx';
import type { Selection } from '../../list/selection.ts';
import { useRefresh } from '../../use-call.ts';
import type { FieldsAsk, Without } from './change-preview.tsx';

type Which = 'filter' | 'after' | 'undo' | 'only';

type Sending<Change extends MatchingChange | OwnMatchingChange> = {
  change: (body: Change) => Promise<MatchingStep>;
  undo: (undo: string) => Promise<UndoStep>;
  preview: (
    body: FieldsAsk & { filter: Change['filter']; ids: string[] | undefined },
    signal: AbortSignal,
  ) => Promise<MatchingPreview>;
  changes: readonly Resource[];
};

/** Returns how selected products, or all that match a filter, are changed, previewed and undone. */
export function useMatchingActions<Change extends MatchingChange | OwnMatchingChange>(
  selection: Selection<ManagedProduct>,
  filter: Change['filter'],
  { change, undo: undoStep, preview, changes }: Sending<Change>,
) {
  const refresh = useRefresh();
  const onAllDone = () => refresh(changes);
  const send = (ask: Without<Change, Which>, which: Pick<MatchingChange, Which>) =>
    change({ ...ask, ...which } as unknown as Change);
  const ids = selection.isAll ? undefined : [...selection.rows.keys()];
  return {
    /** Makes an action of what is asked for: of each selected product, or in steps of all that match. */
    of: (ask: Without<Change, Which>): Pick<BulkAction<ManagedProduct>, 'run' | 'step'> => ({
      run: async ({ _id: only }) => {
        const { failed, undo } = await send(ask, { filter: {}, only });
        await onAllDone();
        refuse(failed);
        return undo && (async () => refuse((await undoStep(undo)).failed));
      },
      step: ({ after, undo }) => send(ask, { filter, after, undo: undo ?? undefined }),
    }),
    preview: (ask: FieldsAsk, signal: AbortSignal) =>
      preview({ ...ask, filter: selection.isAll ? filter : {}, ids }, signal),
    undoStep,
    onAllDone,
  };
}

/** One product that was refused, or changed since, is told where it stands. */
function refuse([failed]: { message: string }[]): void {
  if (failed) throw new Error(failed.message);
}
