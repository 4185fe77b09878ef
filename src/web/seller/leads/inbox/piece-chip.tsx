import { X } from 'lucide-react';
import type { Lead } from '#contracts/leads/lead.ts';
import * as texts from '#texts/seller/inbox.tsx';
import { Written } from '#web/ui/written.tsx';

type PieceChipProps = {
  productId: string;
  /** What is listed; its products say what that product is called. */
  leads: readonly Lead[] | undefined;
  onRemove: () => void;
};

/** Says about which product the listed leads are, and shows all again. */
export function PieceChip({ productId, leads, onRemove }: PieceChipProps) {
  const piece = leads?.flatMap(({ pieces }) => pieces).find((each) => each.productId === productId);
  const name = piece?.name ?? texts.onePiece;
  return (
    <p className="flex min-w-0">
      <button
        type="button"
        aria-label={texts.aboutShowAll(name)}
        title={texts.showAll}
        className="inline-flex min-h-9 max-w-full min-w-0 cursor-pointer items-center gap-1.5 rounded-full bg-accent-soft px-3 text-dense text-accent-deep hover:bg-hover pointer-coarse:min-h-11"
        onClick={onRemove}
      >
        <span className="min-w-0 truncate">
          {texts.about(<Written className="font-medium">{name}</Written>)}
        </span>
        <X size={14} aria-hidden="true" className="shrink-0" />
      </button>
    </p>
  );
}
