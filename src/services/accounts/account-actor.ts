import type { Role } from '#contracts/account.ts';
import type { Account, AccountRole } from '#database/queries/accounts/accounts.ts';
import type { Shop } from '#database/queries/accounts/staff.ts';
import type { AccountKey } from '#database/queries/second-factor.ts';
import type { KnownActor } from '#domain/policy.ts';
import type { Doer } from '../audit.ts';

/** Who logs in: an account and, of a person on the staff of sellers, the shop that they work for now. */
export type Holder = Account & { shop?: Shop };

/** The actor for the audit where a password or mailed link proves the account. */
export function actorOf({
  role,
  id,
  name,
  shop,
}: Pick<Holder, 'role' | 'id' | 'name' | 'shop'>): Doer {
  if (role === 'admin') return { role, id, name };
  if (role === 'seller') return { role, id, name, approved: false };
  const staff = { id, name, role: shop?.role ?? 'replies' };
  return { role: 'seller', id: shop?.id ?? '', name: shop?.name ?? '', approved: false, staff };
}

/** The account that an actor has logged in to: of a member of staff their own, not the seller's. */
export function accountOf(actor: KnownActor): AccountKey {
  if (actor.role === 'seller' && actor.staff) return { role: 'staff', id: actor.staff.id };
  return { role: actor.role, id: actor.id };
}

/** The shop that an actor works for as a member of its staff. */
export function shopOf(actor: KnownActor): { shop?: Shop } {
  if (actor.role !== 'seller' || actor.staff === undefined) return {};
  return { shop: { id: actor.id, name: actor.name, role: actor.staff.role } };
}

export const backOfficeOf = (role: AccountRole): Role => (role === 'admin' ? 'admin' : 'seller');
