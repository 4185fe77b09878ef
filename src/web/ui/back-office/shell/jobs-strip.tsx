import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { BulkChange } from '#contracts/products/bulk-change.ts';
import { changedWithProducts } from '#contracts/products/changed-with-products.ts';
import { formatCount } from '#languages/count.ts';
import * as texts from '#texts/back-office/jobs.ts';
import * as lists from '#texts/back-office/lists.ts';
import { ActionButton, IconButton } from '../action-button.tsx';
import { lazyDialog } from '../dialogs/lazy-dialog.tsx';
import {
  isBusy,
  progressOf,
  putAway,
  putAwayChange,
  useBulkChanges,
  useControl,
} from '../list/bulk-changes.ts';
import { ProgressBar } from '../progress-bar.tsx';
import { useRefresh } from '../use-call.ts';

const ChangeDialog = lazyDialog(
  () => import('../list/bulk-change-dialog.tsx'),
  (module) => module.ChangeDialog,
);

/** Of those that have ended, the latest are shown. */
const ENDED_SHOWN = 2;

/** Changes of many products that the background is at work on or has ended, above every screen. */
export function JobsStrip() {
  const changes = useBulkChanges();
  const gone = putAway.use();
  const [shown, setShown] = useState<string | null>(null);
  useRefreshAsTheyGo(changes);
  const ended = changes
    .filter((change) => !isBusy(change) && !gone.includes(change._id))
    .slice(0, ENDED_SHOWN);
  const open = changes.find(({ _id }) => _id === shown);
  return (
    <>
      {[...changes.filter(isBusy), ...ended].map((change) => (
        <Change key={change._id} change={change} onShow={() => setShown(change._id)} />
      ))}
      {open && <ChangeDialog title={titleOf(open)} change={open} onClose={() => setShown(null)} />}
    </>
  );
}

/** Reloads lists each time that one has ended, or begun to be undone. */
function useRefreshAsTheyGo(changes: readonly BulkChange[]): void {
  const refresh = useRefresh();
  const states = changes.map(({ _id, state }) => `${_id}: ${state}`).join();
  const before = useRef(states);
  useEffect(() => {
    if (before.current !== states && before.current !== '') void refresh(changedWithProducts);
    before.current = states;
  }, [states, refresh]);
}

const titleOf = (change: BulkChange) => {
  const { label } = progressOf(change);
  const total = formatCount(change.total);
  return change.isOfAll
    ? texts.forAllThatMatch({ action: label, total })
    : lists.forSelected({ action: label, count: total });
};

function Change({ change, onShow }: { change: BulkChange; onShow: () => void }) {
  const { label, words, share } = progressOf(change);
  const control = useControl(change);
  const isAtWork = isBusy(change);
  return (
    <section
      aria-label={label}
      className="border-b border-hair bg-accent-soft px-4 py-2 text-accent-deep md:px-8"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="me-auto">
          <span className="font-medium">{label}</span> <span role="status">{words}</span>{' '}
          <span className="text-fine">{texts.by(change.by)}</span>
        </p>
        {change.state === 'running' && change.mayChange && (
          <ActionButton
            look="plain"
            disabled={control.isPending}
            onClick={() => control.mutate('stop')}
          >
            {texts.stop}
          </ActionButton>
        )}
        <ActionButton look="plain" onClick={onShow}>
          {change.isUndoable ? texts.showAndUndo : texts.show}
        </ActionButton>
        {!isAtWork && (
          <IconButton label={texts.putAway(label)} onClick={() => putAwayChange(change)}>
            <X size={16} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {isAtWork && <ProgressBar label={label} share={share} />}
    </section>
  );
}
