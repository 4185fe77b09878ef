import { createHash } from 'node:crypto';
import type { Database } from '#database/database.ts';
import { newId } from '#database/new-id.ts';
import {
  type Account,
  insertAdmin,
  setPassword,
  setPhoneOfAdmin,
} from '#database/queries/accounts/accounts.ts';
import { findAdminId } from '#database/queries/accounts/people.ts';
import { findSiteState, setSiteState } from '#database/queries/site-state.ts';
import { accountNameOf } from '#domain/account-name.ts';
import type { KnownActor } from '#domain/policy.ts';
import { audit } from '../audit.ts';
import { isFailure } from '../failure.ts';
import { type Writing, write } from '../write.ts';
import { hashPassword } from './passwords.ts';
import { refuseWeakPassword } from './weak-passwords.ts';

export type NewAdmin = {
  name: string;
  email: string;
  /** Ten digits, or empty: it logs in by this number too. */
  phone?: string;
  password: string;
};

/**
 * Adds an owner, as the operator asks; returns its id. 409 where the e-mail or phone has one already, 422
 * where the password is too easily guessed.
 */
export async function createAdmin(
  context: Writing,
  { name, email: typed, phone = '', password }: NewAdmin,
): Promise<string> {
  const id = newId();
  const email = accountNameOf(typed);
  await refuseWeakPassword(
    { password, field: 'password', label: 'Password' },
    { name, email, phone },
  );
  const passwordHash = await hashPassword(password);
  await write(context, async (db) => {
    await insertAdmin(db, { id, name, email, phone, passwordHash, role: 'owner' });
    const after = { name, email, phone, role: 'owner' };
    await audit(db, operatorAs(id), {
      action: 'create-admin',
      entity: 'admin',
      entityId: id,
      after,
    });
  });
  return id;
}

/**
 * Makes sure that this admin exists; returns its id, or null where an owner has removed it. Its
 * password is set only when it is created: a start must not bring an old one back. Of several
 * processes that start together one creates it.
 */
export async function ensureAdmin(context: Writing, wanted: NewAdmin): Promise<string | null> {
  const email = accountNameOf(wanted.email);
  const known = () => findAdminId(context.db, email);
  const id = await known();
  if (id !== null) return id;
  if ((await findSiteState(context.db, removedKey(email))) !== null) return null;
  const made = (await createAdmin(context, wanted).catch(unlessTaken)) ?? (await known());
  if (made === null) throw new Error(`The admin ${email} could neither be found nor created.`);
  return made;
}

/** Remembers, without the address, that an admin was removed, so that no start makes it again. */
export const noteRemoved = (db: Database, email: string): Promise<void> =>
  setSiteState(db, removedKey(accountNameOf(email)), '1');

const removedKey = (email: string) =>
  `removed-admin:${createHash('sha256').update(email).digest('base64url')}`;

function unlessTaken(error: unknown): null {
  if (isFailure(error) && error.status === 409) return null;
  throw error;
}

/**
 * A new password for an admin, as the operator asks: ends its sessions and its reset links. 422 where
 * it is too easily guessed.
 */
export async function setAdminPassword(
  context: Writing,
  { id, ...owner }: Pick<Account, 'id' | 'name' | 'email' | 'phone'>,
  password: string,
): Promise<void> {
  await refuseWeakPassword({ password, field: 'password', label: 'Password' }, owner);
  const passwordHash = await hashPassword(password);
  await write(context, async (db) => {
    await setPassword(db, 'admin', id, passwordHash);
    await audit(db, operatorAs(id), { action: 'reset-password', entity: 'admin', entityId: id });
  });
}

/** Gives an admin the phone number it logs in by too, as the operator asks. 409 where another admin has it. */
export async function setAdminPhone(
  context: Writing,
  { id, phone: before }: Pick<Account, 'id' | 'phone'>,
  phone: string,
): Promise<void> {
  await write(context, async (db) => {
    await setPhoneOfAdmin(db, id, phone);
    await audit(db, operatorAs(id), {
      action: 'set-phone',
      entity: 'admin',
      entityId: id,
      before: { phone: before },
      after: { phone },
    });
  });
}

/** The operator, as an actor: acts for this admin, by settings or on the command line. */
export function operatorAs(id: string): KnownActor {
  return { role: 'admin', adminRole: 'owner', id, name: 'Operator' };
}
