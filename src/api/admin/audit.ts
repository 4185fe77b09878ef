import type { AuditEntry } from '#contracts/audit.ts';
import { getAudit, getAuditActor, getAuditActors } from '#contracts/calls/audit.ts';
import {
  type ActorRow,
  type AuditRow,
  findActor,
  findNames,
  listActors,
  listAuditEntries,
} from '#database/queries/audit/audit.ts';
import type { AppContext } from '#services/app-context.ts';
import { notFound } from '#services/failure.ts';
import type { Api } from '../app.ts';
import { endpoint } from '../endpoint.ts';
import { listResponse } from '../list-response.ts';

/** Who changed what, and when. */
export function auditList(app: Api, context: AppContext): void {
  endpoint(app, getAudit, async (request, reply) => {
    const page = await listAuditEntries(context.db, request.query);
    const nameOf = await findNames(context.db, page.rows.flatMap(thingsIn));
    const rows = page.rows.map((row) => present(row, nameOf));
    return listResponse(request, reply, { ...page, rows });
  });

  endpoint(app, getAuditActors, async (request, reply) => {
    const { q, limit = 20 } = request.query;
    const page = await listActors(context.db, q, limit);
    return listResponse(request, reply, { ...page, rows: page.rows.map(presentActor) });
  });

  endpoint(app, getAuditActor, async (request) => {
    const found = await findActor(context.db, request.params.id);
    if (found === null) throw notFound('account');
    return presentActor(found);
  });
}

/** Returns the ids in an entry: the entity, its seller, and who did it. */
function thingsIn({ entity, entityId, sellerId, role, actorId }: AuditRow) {
  return [
    { entity, id: entityId },
    { entity: role, id: actorId },
    ...(sellerId === null ? [] : [{ entity: 'seller', id: sellerId }]),
  ];
}

type NameOf = Awaited<ReturnType<typeof findNames>>;

/** An erased name of the author is read from the account, where there still is one. */
function present({ id, createdAt, partOf: _, ...row }: AuditRow, nameOf: NameOf): AuditEntry {
  const { role, actorId, entity, entityId, sellerId } = row;
  return {
    _id: String(id),
    ...row,
    actorName: row.actorName || nameOf({ entity: role, id: actorId }) || 'Erased account',
    entityName: nameOf({ entity, id: entityId }),
    sellerName: sellerId === null ? null : nameOf({ entity: 'seller', id: sellerId }),
    createdAt: createdAt.toISOString(),
  };
}

const presentActor = ({ id, ...rest }: ActorRow) => ({ _id: id, ...rest });
