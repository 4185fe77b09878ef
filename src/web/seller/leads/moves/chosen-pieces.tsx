import type { LeadPiece } from '#contracts/leads/lead.ts';
import { PiecePicture } from '../piece-picture.tsx';

type ChosenPiecesProps = {
  pieces: readonly LeadPiece[];
  /** The ids of those that the move changes. */
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
  /** What happens to those that are chosen, and to the others. */
  says: string;
  saysNot: string;
};

/** The pieces of a lead and what a move does to them; of several, some can be left out. */
export function ChosenPieces({ pieces, chosen, onChoose, says, saysNot }: ChosenPiecesProps) {
  return (
    <ul className="flex flex-col gap-1">
      {pieces.map((piece) => {
        const isChosen = chosen.includes(piece._id);
        const others = chosen.filter((id) => id !== piece._id);
        return (
          <li key={piece._id}>
            <label htmlFor={`chosen-${piece._id}`} className="flex min-h-12 items-center gap-3">
              <PiecePicture image={piece.image} size={44} />
              <span className="min-w-0 grow">
                <bdi className="line-clamp-1 font-medium wrap-anywhere">{piece.name}</bdi>
                <span className="block text-dense text-ink-soft">{isChosen ? says : saysNot}</span>
              </span>
              {pieces.length > 1 && (
                <input
                  id={`chosen-${piece._id}`}
                  type="checkbox"
                  className="back-office-check size-5 shrink-0"
                  checked={isChosen}
                  // One stays: a lead without a piece is not won.
                  disabled={isChosen && others.length === 0}
                  onChange={() => onChoose(isChosen ? others : [...chosen, piece._id])}
                />
              )}
            </label>
          </li>
        );
      })}
    </ul>
  );
}
