import { MessagesSquare } from 'lucide-react';
import * as texts from '#texts/seller/inbox.tsx';

/** Beside the list while no lead is open; on a phone nothing. */
export default function NoLead() {
  return (
    <div className="hidden min-[70rem]:flex sticky top-7 h-[min(32rem,70svh)] flex-col items-center justify-center gap-3 rounded-panel border border-hair bg-panel text-ink-muted">
      <MessagesSquare size={28} strokeWidth={1.25} aria-hidden="true" />
      <p>{texts.chooseOne}</p>
    </div>
  );
}
