import { roleNames } from '#texts/back-office/staff-roles.ts';
import * as texts from '#texts/seller/staff.ts';
import { useOwnAccount } from '../use-own-account.ts';

/** Who is logged in: the shop, and on its staff the person and their role. */
export function WhoIsHere() {
  const { data: account } = useOwnAccount();
  if (account === undefined) return null;
  const { name, shop, role, isSeller } = account;
  return (
    <p className="mt-2 shrink-0 border-t border-hair px-2 pt-3 text-dense">
      <span className="sr-only">{texts.loggedInAs} </span>
      <bdi className="block truncate font-medium">{name}</bdi>
      {!isSeller && (
        <span className="block truncate text-fine text-ink-muted">
          {roleNames[role]} · <bdi>{shop}</bdi>
        </span>
      )}
    </p>
  );
}
