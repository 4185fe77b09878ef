import { Link } from 'react-router';
import type { Seller } from '#contracts/seller.ts';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';

/** Shows what of a seller waits for an admin, with links. */
export function WaitingValues({ seller }: { seller: Seller }) {
  const isWaiting = seller.changes.some(({ state }) => state === 'waiting');
  if (!isWaiting && !seller.unread) return null;
  return (
    <div role="note" className="mb-5 rounded-control bg-warn-soft px-3 py-2.5 text-warn">
      {isWaiting && (
        <p>
          A new name or chat number waits for you.{' '}
          <Link
            to={adminAddresses.approvalChanges}
            className="underline underline-offset-2 pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
          >
            Look at the changes
          </Link>
        </p>
      )}
      {seller.unread && (
        <p>
          This seller has written to you.{' '}
          <Link
            to={adminAddresses.sellerMessages(seller._id)}
            className="underline underline-offset-2 pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
          >
            Read the messages
          </Link>
        </p>
      )}
    </div>
  );
}
