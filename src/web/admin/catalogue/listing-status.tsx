import type { Listing } from '#contracts/category.ts';
import { StatusDot } from '#web/ui/back-office/status-dot.tsx';

/** LISTED in green, otherwise UNLISTED in red. */
export function ListingStatus({ status }: { status: Listing }) {
  const isListed = status === 'LISTED';
  return <StatusDot tone={isListed ? 'good' : 'bad'}>{isListed ? 'LISTED' : 'UNLISTED'}</StatusDot>;
}
