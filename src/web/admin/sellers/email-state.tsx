import type { Seller } from '#contracts/seller.ts';
import { StatusDot } from '#web/ui/back-office/status-dot.tsx';

/** A seller's e-mail, and whether its confirmation link has been opened. */
export function EmailState({ seller }: { seller: Seller }) {
  return (
    <>
      <span className="wrap-anywhere">{seller.email}</span>
      {!seller.emailConfirmed && (
        <span className="back-office-line block text-fine">
          <StatusDot tone="warn">Not confirmed</StatusDot>
        </span>
      )}
    </>
  );
}
