import type { Lead } from '#contracts/leads/lead.ts';
import * as texts from '#texts/seller/inbox.tsx';
import * as moves from '#texts/seller/lead-moves.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import type { Selection } from '#web/ui/back-office/list/selection.ts';
import { useAction } from '#web/ui/back-office/use-call.ts';
import { useMarkJunk } from '../moves/use-mark-junk.ts';

type ChosenBarProps = {
  selection: Selection<Lead>;
  /** Those on this page. */
  shown: readonly Lead[];
  isJunk: boolean;
  onClose: () => void;
};

/** What is done with several leads at once: they are marked as junk, or taken out of it. */
export function ChosenBar({ selection, shown, isJunk, onClose }: ChosenBarProps) {
  const mark = useMarkJunk();
  const chosen = [...selection.rows.values()];
  const change = useAction(async () => {
    await mark(chosen, !isJunk);
    selection.clear();
    onClose();
  });
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
      <ActionButton
        disabled={chosen.length === 0}
        busy={change.isPending && texts.marking}
        onClick={() => change.mutate(undefined)}
      >
        {isJunk ? moves.takeOutOfJunk : moves.markJunk}
      </ActionButton>
      <ActionButton
        look="plain"
        onClick={() => {
          selection.clear();
          onClose();
        }}
      >
        {texts.cancel}
      </ActionButton>
    </div>
  );
}
