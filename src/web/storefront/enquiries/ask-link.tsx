import { isReachable } from '#domain/chat-link.ts';
import { addresses } from '#web/ui/addresses.ts';
import { type ButtonLook, buttonClass } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { ChatLinks } from './chat-links.tsx';
import type { Enquired } from './enquiry.ts';

type AskLinkProps = {
  /** Pieces of one seller. */
  pieces: readonly Enquired[];
  /** What the chat's link says, and the form's where the seller has no chat. */
  label: string;
  formLabel: string;
  look?: ButtonLook;
  className?: string;
};

/**
 * The first way to ask about pieces: the seller's chat, or, of a seller without a chat number, the form that
 * reaches it in its place.
 */
export function AskLink({ pieces, label, formLabel, look = 'solid', className }: AskLinkProps) {
  const [first] = pieces;
  if (!first) return null;
  if (isReachable(first.seller)) return <ChatLinks {...{ pieces, label, look, className }} />;
  return (
    <Link to={formAddress(pieces)} rel="nofollow" className={buttonClass(look, className)}>
      {formLabel}
    </Link>
  );
}

/** Returns the address of the form about these pieces; of a single one, in the size that was chosen. */
export function formAddress(pieces: readonly { _id: string; size?: string }[]): string {
  const ids = pieces.map(({ _id }) => _id).join(',');
  return addresses.enquiryForm({ ids, size: pieces.length === 1 ? pieces[0]?.size : undefined });
}
