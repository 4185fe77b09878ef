import type { CallTypes } from '#contracts/calls/call.ts';
import { getParentChanges } from '#contracts/calls/parent-changes.ts';
import { formatCount } from '#languages/count.ts';
import { ProgressBar } from '#web/ui/back-office/progress-bar.tsx';
import { type ReadCall, useRead } from '#web/ui/back-office/use-call.ts';

const words = { showing: 'Showing', hiding: 'Hiding', updating: 'Updating' } as const;

/** How far the products of sellers and taxonomy entries follow their change; usually nothing. */
export function ParentChanges() {
  return useFollowed(getParentChanges).map(({ _id, kind, name, done, total }) => (
    <ProductsProgress
      key={_id}
      {...{ name, done, total }}
      doing={words[kind]}
      note={kind === 'hiding' ? ' (shoppers do not see them any more)' : ''}
    />
  ));
}

/** Reads what is followed by its products; again and again while there is something. */
export function useFollowed<Row>(call: ReadCall<CallTypes & { response: Row[] }>): Row[] {
  const { data = [] } = useRead(
    call,
    {},
    { refetchInterval: ({ state }) => (state.data?.length ? 2000 : false) },
  );
  return data;
}

type ProductsProgressProps = {
  doing: 'Showing' | 'Hiding' | 'Updating';
  /** Whose products they are. */
  name: string;
  done: number;
  /** Null until they are counted. */
  total: number | null;
  note?: string;
};

/**
 * How far the products of what was changed are written. Only the beginning is announced to screen
 * readers, not each number.
 */
export function ProductsProgress({ doing, name, done, total, note = '' }: ProductsProgressProps) {
  return (
    <div className="mb-3">
      <ProgressBar label={`${doing} the products of ${name}`} share={total ? done / total : 0}>
        <span role="status">
          {doing} the products of <bdi>{name}</bdi>
        </span>
        {total !== null && `: ${formatCount(done)} of ${formatCount(total)}`}
        {note}
      </ProgressBar>
    </div>
  );
}
