import type { Lead } from '#contracts/leads/lead.ts';
import type { MoveTo } from './use-move.ts';

/** A dialog that asks what a move needs; `onMove` rejects where it is refused. */
export type MoveDialogProps = {
  lead: Lead;
  onMove: (next: MoveTo) => Promise<void>;
  onClose: () => void;
};
