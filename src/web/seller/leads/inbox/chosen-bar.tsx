import type { Lead } from '#contracts/leads/lead.ts';
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
        {chosen.length} selected
      </p>
      <ActionButton look="plain" onClick={() => selection.toggleAll(shown)}>
        {areAll ? 'Select none' : 'Select all'}
        <span className="sr-only"> on this page</span>
      </ActionButton>
      <ActionButton
        disabled={chosen.length === 0}
        busy={change.isPending && 'Marking…'}
        onClick={() => change.mutate(undefined)}
      >
        {isJunk ? 'Not junk' : 'Mark as junk'}
      </ActionButton>
      <ActionButton
        look="plain"
        onClick={() => {
          selection.clear();
          onClose();
        }}
      >
        Cancel
      </ActionButton>
    </div>
  );
}
