import { useEffect, useRef } from 'react';
import { getCatalogueMerges, mergeCatalogue } from '#contracts/calls/catalogue-merge.ts';
import type { CatalogueMerge } from '#contracts/catalogue-merge.ts';
import { isolate } from '#domain/text/isolate.ts';
import { formatCount } from '#web/ui/back-office/formats.ts';
import { ProgressBar } from '#web/ui/back-office/progress-bar.tsx';
import { useRead, useRefresh } from '#web/ui/back-office/use-call.ts';

const isRunning = ({ endedAt }: CatalogueMerge) => endedAt === null;

/** How far merges and moves are, and what came of those of the last hour; usually nothing. */
export function CatalogueMerges({ ofBrands = false }: { ofBrands?: boolean }) {
  const { data = [] } = useRead(
    getCatalogueMerges,
    {},
    { refetchInterval: ({ state }) => (state.data?.some(isRunning) ? 2000 : false) },
  );
  useRefreshWhenDone(data.filter(isRunning).length);
  return data
    .filter(({ kind }) => (kind === 'brand') === ofBrands)
    .map((merge) =>
      isRunning(merge) ? (
        <Running key={merge._id} {...merge} />
      ) : (
        <Ended key={merge._id} {...merge} />
      ),
    );
}

/** Reloads the lists once one has ended. */
function useRefreshWhenDone(running: number): void {
  const refresh = useRefresh();
  const before = useRef(running);
  useEffect(() => {
    if (running < before.current) void refresh(mergeCatalogue.changes);
    before.current = running;
  }, [running, refresh]);
}

function Running({ how, from, into, done, total }: CatalogueMerge) {
  const doing = how === 'move' ? 'Moving' : 'Merging';
  const label = `${doing} ${isolate(from)} ${how === 'move' ? 'to' : 'into'} ${isolate(into)}`;
  return (
    <div className="mb-3">
      <ProgressBar label={label} share={total > 0 ? done / total : 0}>
        <span role="status">{label}</span>: {formatCount(done)} of {formatCount(total)} pieces.
        Shoppers see them all the time, and you may leave this page.
      </ProgressBar>
    </div>
  );
}

function Ended({ how, from, into, done, problem }: CatalogueMerge) {
  const pieces = `${formatCount(done)} ${done === 1 ? 'piece' : 'pieces'} moved`;
  return problem === '' ? (
    <p
      role="status"
      className="mb-3 rounded-control bg-good-soft px-3 py-2 text-good wrap-anywhere"
    >
      <bdi>{from}</bdi> is {how === 'move' ? 'in' : 'part of'} <bdi>{into}</bdi> now: {pieces}.
    </p>
  ) : (
    <p role="alert" className="mb-3 rounded-control bg-bad-soft px-3 py-2 text-bad wrap-anywhere">
      <bdi>{from}</bdi> did not wholly become part of <bdi>{into}</bdi>: {problem} {pieces}.
    </p>
  );
}
