import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';

/**
 * The link by which a row or card is opened. It lies under the whole row, so that a press anywhere
 * in it follows the link, with the middle button too; what can be pressed by itself lies above.
 */
export function RowLink({ to, children }: { to: To | undefined; children: ReactNode }) {
  if (to === undefined) return children;
  return (
    <Link to={to} className="row-link" preventScrollReset>
      {children}
    </Link>
  );
}
