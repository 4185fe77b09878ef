import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';

/**
 * The link that opens a row or card. It lies under the whole row, so that a press anywhere follows
 * it, with the middle button too; other controls lie above it.
 */
export function RowLink({ to, children }: { to: To | undefined; children: ReactNode }) {
  if (to === undefined) return children;
  return (
    <Link to={to} className="row-link" preventScrollReset>
      {children}
    </Link>
  );
}
