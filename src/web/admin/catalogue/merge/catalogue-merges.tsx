import { useEffect, useRef } from 'react';
import {
  getCatalogueMerges,
  mergeCatalogue,
  renameBrand,
} from '#contracts/calls/catalogue-merge.ts';
import type { CatalogueMerge } from '#contracts/catalogue-merge.ts';
import { isolate } from '#domain/text/isolate.ts';
import { formatCount } from '#languages/count.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { ProgressBar } from '#web/ui/back-office/progress-bar.tsx';
import { useAction, useRead, useRefresh, useSend } from '#web/ui/back-office/use-call.ts';
import { useMay } from '../../may.tsx';

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
    .filter(isStillSo)
    .map((merge) =>
      isRunning(merge) ? (
        <Running key={merge._id} {...merge} />
      ) : (
        <Ended key={merge._id} {...merge} />
      ),
    );
}

/** Whether a brand is not called otherwise since, by a rename before it in the list: the newest come first. */
const isStillSo = ({ into }: CatalogueMerge, at: number, all: readonly CatalogueMerge[]) =>
  !all.slice(0, at).some(({ how, from }) => how === 'rename' && from === into);

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
  const doing = { move: 'Moving', merge: 'Merging', rename: 'Renaming' }[how];
  const label = `${doing} ${isolate(from)} ${how === 'merge' ? 'into' : 'to'} ${isolate(into)}`;
  return (
    <div className="mb-3">
      <ProgressBar label={label} share={total > 0 ? done / total : 0}>
        <span role="status">{label}</span>: {formatCount(done)} of {formatCount(total)} products.
        Shoppers see them all the time, and you may leave this page.
      </ProgressBar>
    </div>
  );
}

const become = { move: 'is in', merge: 'is part of', rename: 'is called' } as const;

function Ended(merge: CatalogueMerge) {
  const { how, from, into, done, problem } = merge;
  const pieces = `${formatCount(done)} ${done === 1 ? 'product' : 'products'} ${how === 'rename' ? 'renamed' : 'moved'}`;
  return problem === '' ? (
    <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control bg-good-soft px-3 py-2 text-good">
      <p role="status" className="wrap-anywhere">
        <bdi>{from}</bdi> {become[how]} <bdi>{into}</bdi> now: {pieces}.
      </p>
      {how === 'rename' && <UndoRename {...merge} />}
    </div>
  ) : (
    <p role="alert" className="mb-3 rounded-control bg-bad-soft px-3 py-2 text-bad wrap-anywhere">
      <bdi>{from}</bdi> did not wholly become part of <bdi>{into}</bdi>: {problem} {pieces}.
    </p>
  );
}

/** Calls a brand as it was called before. */
function UndoRename({ from, into }: CatalogueMerge) {
  const send = useSend(renameBrand);
  const undo = useAction(async () => {
    await send({ body: { name: into, to: from } });
  });
  const mayChange = useMay('change-catalogue');
  if (!mayChange) return null;
  return (
    <ActionButton
      look="plain"
      aria-label={`Undo: call it ${from} again`}
      busy={undo.isPending && 'Beginning...'}
      onClick={() => undo.mutate(undefined)}
    >
      Undo
    </ActionButton>
  );
}
