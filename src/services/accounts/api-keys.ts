import { createHash, randomBytes } from 'node:crypto';
import { type ApiKey, type ApiKeyInput, type MadeApiKey, MOST_KEYS } from '#contracts/api-key.ts';
import { apiKeyCalls } from '#contracts/calls/api-keys.ts';
import { type AdminPermission, mayAdmin, mayStaff, type StaffRole } from '#contracts/policy.ts';
import { newId } from '#database/new-id.ts';
import {
  deleteApiKey,
  insertApiKey,
  type KeyOwner,
  listApiKeys,
  lockKeyCount,
} from '#database/queries/accounts/api-keys.ts';
import type { KnownActor } from '#domain/policy.ts';
import { daysBefore } from '#domain/time/days.ts';
import { said } from '#languages/said.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { failure, invalid, notFound } from '../failure.ts';
import { provenAccount } from '../second-factor/confirm.ts';
import { write, writeAs } from '../write.ts';

/** The stored hash of a key: it has 256 random bits, which nobody guesses. */
export const hashApiKey = (key: string) => createHash('sha256').update(key).digest('base64url');

const ownerOf = (actor: KnownActor): KeyOwner =>
  actor.role === 'admin'
    ? { adminId: actor.id }
    : { sellerId: actor.id, staffId: actor.staff?.id ?? null };

/** Whether somebody decides on people: they see and revoke the keys of the others too. */
const leads = (actor: KnownActor): boolean =>
  actor.role === 'admin'
    ? mayAdmin(actor.adminRole, 'change-people')
    : (actor.staff?.role ?? 'owner') === 'owner';

const mayScope = (actor: KnownActor, scope: string): boolean =>
  actor.role === 'admin'
    ? mayAdmin(actor.adminRole, scope as AdminPermission)
    : scope === 'read' || mayStaff(actor.staff?.role ?? 'owner', scope as StaffRole);

/** Returns somebody's keys, the newest first; of who decides on people, also those of the others. */
export async function apiKeysOf(
  { db }: Pick<AppContext, 'db'>,
  actor: KnownActor,
): Promise<ApiKey[]> {
  const rows = await listApiKeys(db, { owner: ownerOf(actor), all: leads(actor) });
  return rows.map((row) => present(row, actor));
}

type Row = Awaited<ReturnType<typeof listApiKeys>>[number];

function present(row: Row, actor: KnownActor): ApiKey {
  const { id, name, ending, scopes, owner, createdAt, expiresAt, lastUsedAt } = row;
  const isOwn =
    actor.role === 'admin'
      ? row.adminId === actor.id
      : row.staffId === (actor.staff?.id ?? null) && actor.support === undefined;
  return {
    ...{ _id: id, name, ending, scopes, owner, isOwn },
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

/**
 * Makes a key that does what its owner may, and of that no more than its scopes say; the owner has to be proven
 * (`second-factor/confirm`). 409 where there are too many, 422 for a scope that the owner does not have.
 */
export async function addApiKey(
  context: AppContext,
  actor: KnownActor,
  { proof, name, scopes, days }: ApiKeyInput,
): Promise<MadeApiKey> {
  await provenAccount(context, actor, proof);
  const key = `dhow_${randomBytes(32).toString('base64url')}`;
  const now = context.now();
  return writeAs(context, actor, apiKeyCalls[actor.role].addKey, async (db) => {
    if (!scopes.every((scope) => mayScope(actor, scope))) {
      throw invalid('scopes', said('scopeNotYours'));
    }
    const owner = ownerOf(actor);
    if ((await lockKeyCount(db, owner)) >= MOST_KEYS) {
      throw failure(409, 'too-many-keys', said('tooManyKeys', { most: MOST_KEYS }));
    }
    const row = {
      ...{ adminId: null, staffId: null, ...owner, id: newId(), name },
      ...{ hash: hashApiKey(key), ending: key.slice(-4), scopes: [...new Set(scopes)] },
      ...{ createdAt: now, expiresAt: days === null ? null : daysBefore(now, -days) },
    };
    await insertApiKey(db, row);
    await audit(db, actor, {
      ...{ action: 'add-api-key', entity: 'api-key', entityId: row.id },
      after: { name, scopes: row.scopes, expiresAt: row.expiresAt },
    });
    const { name: person } = (actor.role === 'seller' && actor.staff) || actor;
    return { ...present({ ...row, lastUsedAt: null, owner: person }, actor), key };
  });
}

/** Revokes a key: it is refused from the next call on. 404 where the actor has no such key. */
export function revokeApiKey(context: AppContext, actor: KnownActor, id: string): Promise<void> {
  return write(context, async (db) => {
    const gone = await deleteApiKey(db, { owner: ownerOf(actor), all: leads(actor) }, id);
    if (gone === null) throw notFound('API key');
    const { name, scopes } = gone;
    await audit(db, actor, {
      ...{ action: 'revoke-api-key', entity: 'api-key', entityId: id },
      before: { name, scopes },
    });
  });
}
