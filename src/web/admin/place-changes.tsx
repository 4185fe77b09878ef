import type { PlaceChange } from '#contracts/calls/place-changes.ts';
import { getPlaceChanges } from '#contracts/calls/place-changes.ts';
import { formatCount } from '#web/ui/back-office/formats.ts';
import { ProgressBar } from '#web/ui/back-office/progress-bar.tsx';
import { useRead } from '#web/ui/back-office/use-call.ts';

const words = { showing: 'Showing', hiding: 'Hiding', updating: 'Updating' } as const;

/** How far the products of sellers and taxonomy entries follow their change; usually nothing. */
export function PlaceChanges() {
  const { data = [] } = useRead(
    getPlaceChanges,
    {},
    { refetchInterval: ({ state }) => (state.data?.length ? 2000 : false) },
  );
  return data.map((change) => <Progress key={change._id} {...change} />);
}

/** Only the beginning is announced to screen readers, not each number. */
function Progress({ kind, name, done, total }: PlaceChange) {
  return (
    <div className="mb-3">
      <ProgressBar label={`${words[kind]} the products of ${name}`} share={done / total}>
        <span role="status">
          {words[kind]} the products of <bdi>{name}</bdi>
        </span>
        : {formatCount(done)} of {formatCount(total)}
        {kind === 'hiding' && ' (shoppers do not see them any more)'}
      </ProgressBar>
    </div>
  );
}
