import type { Database } from '#database/database.ts';
import { insertAuditEntry } from '#database/queries/audit.ts';
import type { Actor } from '#domain/policy.ts';

type Deed = {
  action: string;
  entity: string;
  entityId: string;
  before?: unknown;
  after?: unknown;
};

/** Leaves the trace of a write by an admin or seller, in the write's own transaction. No secrets. */
export async function audit(db: Database, actor: Actor, deed: Deed): Promise<void> {
  if (actor.role === 'nobody') return;
  await insertAuditEntry(db, {
    role: actor.role,
    actorId: actor.id,
    actorName: nameOf(actor),
    action: deed.action,
    entity: deed.entity,
    entityId: deed.entityId,
    before: deed.before ?? null,
    after: deed.after ?? null,
  });
}

/** An admin who acts as a seller is named beside it. */
function nameOf(actor: Exclude<Actor, { role: 'nobody' }>): string {
  return actor.role === 'seller' && actor.support
    ? `${actor.name}, by ${actor.support.name}`
    : actor.name;
}
