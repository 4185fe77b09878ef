import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#database/database.ts';
import { insertAuditEntries } from '#database/queries/audit/audit.ts';
import type { Actor, AdminActor, KnownActor } from '#domain/policy.ts';

/** Returns the fields of a record that another lacks or has with another value. */
export const differingFields = (record: object, other: object) =>
  Object.fromEntries(
    Object.entries(record).filter(
      ([name, value]) => !isDeepStrictEqual(value, (other as Record<string, unknown>)[name]),
    ),
  );

/** Whom an entry names. What an admin may do is of no matter to it. */
export type Doer = Exclude<KnownActor, AdminActor> | Omit<AdminActor, 'adminRole'>;

type AuditEvent = {
  action: string;
  entity: string;
  entityId: string;
  /** Of what was and is, the fields that differ are kept. */
  before?: unknown;
  after?: unknown;
  /** Owner of the entity; implied where the entity or the actor is the seller itself. */
  sellerId?: string;
};

/**
 * Writes an audit entry for an admin or seller, in the transaction of the write. Pass no secrets.
 */
export async function audit(
  db: Database,
  actor: Doer | Extract<Actor, { role: 'nobody' }>,
  event: AuditEvent,
): Promise<void> {
  if (actor.role === 'nobody') return;
  await auditAll(db, actor, [event]);
}

/** Writes the audit entries of many things in one statement, as {@link audit} writes one. */
export async function auditAll(
  db: Database,
  actor: Doer,
  events: readonly AuditEvent[],
): Promise<void> {
  const entries = events.map((event) => ({
    ...whoOf(actor),
    action: event.action,
    entity: event.entity,
    entityId: event.entityId,
    ...changeOf(event),
    sellerId: sellerOf(actor, event),
    partOf: actor.bulkChange ?? null,
  }));
  await insertAuditEntries(db, entries);
}

function changeOf({ before = null, after = null }: AuditEvent) {
  if (!isRecord(before) || !isRecord(after)) return { before, after };
  return { before: differingFields(before, after), after: differingFields(after, before) };
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns who is named as having done it: in a support session, the admin; for a seller's staff, the person; and the
 * API key that it was done by.
 */
export function whoOf(actor: Doer) {
  const who = personOf(actor);
  return actor.key ? { ...who, actorName: `${who.actorName}, by API key ${actor.key.name}` } : who;
}

function personOf(actor: Doer) {
  const { role, id, name } = actor;
  if (role === 'admin') return { role, actorId: id, actorName: name };
  const { support, staff } = actor;
  if (support !== undefined) {
    const asSeller = `${support.name}, as ${name}`;
    return { role: 'admin' as const, actorId: support.id, actorName: asSeller };
  }
  if (staff === undefined) return { role, actorId: id, actorName: name };
  return { role, actorId: staff.id, actorName: `${staff.name}, member of staff of ${name}` };
}

function sellerOf(actor: Doer, event: AuditEvent): string | null {
  if (actor.role === 'seller') return actor.id;
  return event.entity === 'seller' ? event.entityId : (event.sellerId ?? null);
}
