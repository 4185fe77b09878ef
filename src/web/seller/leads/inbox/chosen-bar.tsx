import { useState } from 'react';
import type { Lead } from '#contracts/leads/lead.ts';
import * as texts from '#texts/seller/inbox.tsx';
import * as moves from '#texts/seller/lead-moves.ts';
import * as staff from '#texts/seller/staff.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import type { Selection } from '#web/ui/back-office/list/selection.ts';
import { useAction } from '#web/ui/back-office/use-call.ts';
import { isOpen } from '../lead-words.ts';
import { LostDialog } from '../moves/lost-dialog.tsx';
import { useChangeMany } from '../moves/use-change-many.ts';
import { useMarkJunk } from '../moves/use-move.ts';
import { useColleagues } from '../use-colleagues.ts';

type ChosenBarProps = {
  selection: Selection<Lead>;
  /** Those on this page. */
  shown: readonly Lead[];
  isJunk: boolean;
  onClose: () => void;
};

/** What is done with several leads at once: they are given to somebody, lost, marked as junk, or taken out of it. */
export function ChosenBar({ selection, shown, isJunk, onClose }: ChosenBarProps) {
  const mark = useMarkJunk();
  const chosen = [...selection.rows.values()];
  const many = useChangeMany();
  const colleagues = useColleagues();
  const [isLosing, setLosing] = useState(false);
  const open = chosen.filter(({ state }) => isOpen(state));
  function end() {
    selection.clear();
    onClose();
  }
  const change = useAction(async () => {
    await mark(chosen, !isJunk);
    end();
  });
  const give = useAction(async (id: string) => {
    const colleague = colleagues.find(({ _id }) => _id === id);
    if (colleague) await many.assign(chosen, colleague);
    end();
  });
  const isBusy = change.isPending || give.isPending;
  const areAll = shown.every(({ _id }) => selection.has(_id));
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-control bg-accent-soft px-3 py-2">
      <p role="status" className="me-auto font-medium text-accent-deep">
        {texts.selected(chosen.length)}
      </p>
      <ActionButton look="plain" onClick={() => selection.toggleAll(shown)}>
        {areAll ? texts.selectNone : texts.selectAll}
        <span className="sr-only"> {texts.onThisPage}</span>
      </ActionButton>
      {!isJunk && colleagues.length > 1 && (
        <select
          aria-label={texts.giveTo}
          className="back-office-input w-auto! max-w-44"
          value=""
          disabled={chosen.length === 0 || isBusy}
          onChange={(event) => give.mutate(event.target.value)}
        >
          <option value="" disabled>
            {texts.giveTo}
          </option>
          {colleagues.map((colleague) => (
            <option key={colleague._id} value={colleague._id}>
              {staff.named(colleague)}
            </option>
          ))}
        </select>
      )}
      {!isJunk && (
        <ActionButton disabled={open.length === 0 || isBusy} onClick={() => setLosing(true)}>
          {moves.markLost}
        </ActionButton>
      )}
      <ActionButton
        disabled={chosen.length === 0 || isBusy}
        busy={change.isPending && texts.marking}
        onClick={() => change.mutate(undefined)}
      >
        {isJunk ? moves.takeOutOfJunk : moves.markJunk}
      </ActionButton>
      <ActionButton look="plain" onClick={end}>
        {texts.cancel}
      </ActionButton>
      {isLosing && open[0] && (
        <LostDialog
          lead={open[0]}
          onMove={async ({ lostReason }) => {
            if (lostReason) await many.lose(open, lostReason);
          }}
          onClose={() => {
            setLosing(false);
          }}
        />
      )}
    </div>
  );
}
