import type { Lead } from '#contracts/leads/lead.ts';
import { Written } from '#web/ui/written.tsx';
import { PiecePicture } from '../piece-picture.tsx';
import { canBeChosen, type HoldingState, pieceInWords } from './piece-words.ts';

type ChosenPiecesProps = {
  lead: Lead;
  to: HoldingState;
  /** The ids of those that the move changes. */
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
};

/** The pieces of a lead and what a move does to each; any can be left out. */
export function ChosenPieces({ lead, to, chosen, onChoose }: ChosenPiecesProps) {
  return (
    <ul className="flex flex-col gap-1">
      {lead.pieces.map((piece) => {
        const isChosen = chosen.includes(piece._id);
        const others = chosen.filter((id) => id !== piece._id);
        return (
          <li key={piece._id}>
            <label htmlFor={`chosen-${piece._id}`} className="flex min-h-12 items-center gap-3">
              <PiecePicture image={piece.image} size={44} />
              <span className="min-w-0 grow">
                <Written className="line-clamp-1 font-medium wrap-anywhere">{piece.name}</Written>
                <span className="block text-dense text-ink-soft">
                  {pieceInWords(piece, { to, from: lead.state, isChosen })}
                </span>
              </span>
              <input
                id={`chosen-${piece._id}`}
                type="checkbox"
                className="back-office-check size-5 shrink-0"
                checked={isChosen}
                disabled={!canBeChosen(piece, to)}
                onChange={() => onChoose(isChosen ? others : [...chosen, piece._id])}
              />
            </label>
          </li>
        );
      })}
    </ul>
  );
}
