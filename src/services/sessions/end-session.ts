import type { Role } from '#contracts/account.ts';
import { endSessions } from '#database/queries/accounts/accounts.ts';
import { deleteSession, deleteSessions } from '#database/queries/sessions/sessions.ts';
import type { KnownActor } from '#domain/policy.ts';
import { refuseSupport } from '../accounts/refuse-support.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { notFound } from '../failure.ts';
import { write } from '../write.ts';

/** Owner of the session: the actor itself, or a seller whose session an admin ends. */
type Owner = { role: Role; id: string };

/** Ends the actor's own session; its token is refused from the next call on. */
export async function logOut(context: AppContext, actor: KnownActor): Promise<void> {
  const { role, id, sessionId = '' } = actor;
  await write(context, async (db) => {
    const ended = await deleteSession(db, role, id, sessionId);
    if (ended === null) return;
    await audit(db, actor, { action: 'log-out', entity: role, entityId: id, after: ended });
  });
}

/** Ends one session of `owner`; 404 where it has no such session. */
export async function endSession(
  context: AppContext,
  actor: KnownActor,
  owner: Owner,
  sessionId: string,
): Promise<void> {
  refuseSupport(actor);
  await write(context, async (db) => {
    const ended = await deleteSession(db, owner.role, owner.id, sessionId);
    if (ended === null) throw notFound('session');
    await audit(db, actor, {
      action: 'end-session',
      entity: owner.role,
      entityId: owner.id,
      before: ended,
    });
  });
}

/** Ends every session of `owner` except the actor's own. Returns how many. */
export async function endOtherSessions(
  context: AppContext,
  actor: KnownActor,
  owner: Owner,
): Promise<number> {
  refuseSupport(actor);
  const isOwn = actor.role === owner.role && actor.id === owner.id;
  return write(context, async (db) => {
    const ended = await deleteSessions(
      db,
      owner.role,
      owner.id,
      isOwn ? actor.sessionId : undefined,
    );
    if (ended > 0) {
      await audit(db, actor, {
        action: isOwn ? 'end-other-sessions' : 'end-sessions',
        entity: owner.role,
        entityId: owner.id,
        after: { ended },
      });
    }
    return ended;
  });
}

/** Ends every session of the account, the actor's own included. */
export async function logOutEverywhere(context: AppContext, actor: KnownActor): Promise<void> {
  refuseSupport(actor);
  await write(context, async (db) => {
    await endSessions(db, actor.role, actor.id);
    await audit(db, actor, {
      action: 'log-out-everywhere',
      entity: actor.role,
      entityId: actor.id,
    });
  });
}
