import { z } from 'zod';
import { AuditActor, AuditEntry, AuditQuery } from '#contracts/audit.ts';
import { Id } from '#contracts/id.ts';
import { Paging } from '#contracts/list-query.ts';
import { SearchText } from '#contracts/text.ts';
import { type AuditRow, listAuditEntries } from '#database/queries/audit/audit.ts';
import {
  type ActorRow,
  findActor,
  findNames,
  listActors,
} from '#database/queries/audit/audit-names.ts';
import type { AppContext } from '#services/app-context.ts';
import { notFound } from '#services/failure.ts';
import type { Api } from '../app.ts';
import { listResponse } from '../list-response.ts';

const config = { policy: 'admin' } as const;
const tags = ['admin'];
const ActorQuery = z.object({
  q: SearchText.optional(),
  limit: Paging.shape.limit,
  sort: z.enum(['name']).optional(),
  order: z.enum(['asc']).optional(),
});

/** Who changed what, and when. */
export function auditList(app: Api, context: AppContext): void {
  app.get(
    '/admin/get-audit',
    {
      config,
      schema: {
        tags,
        summary: "Every write of an admin or seller; q looks in actions, actors' names and ids",
        querystring: AuditQuery,
        response: { 200: z.array(AuditEntry) },
      },
    },
    async (request, reply) => {
      const page = await listAuditEntries(context.db, request.query);
      const nameOf = await findNames(context.db, page.rows.flatMap(thingsIn));
      const rows = page.rows.map((row) => present(row, nameOf));
      return listResponse(request, reply, { ...page, rows });
    },
  );

  app.get(
    '/admin/get-audit-actors',
    {
      config,
      schema: {
        tags,
        summary: 'Admins and sellers by name, to narrow the audit by',
        querystring: ActorQuery,
        response: { 200: z.array(AuditActor) },
      },
    },
    async (request, reply) => {
      const { q, limit = 20 } = request.query;
      const page = await listActors(context.db, q, limit);
      return listResponse(request, reply, { ...page, rows: page.rows.map(presentActor) });
    },
  );

  app.get(
    '/admin/get-audit-actors/:id',
    {
      config,
      schema: {
        tags,
        summary: 'One of them, gone or not',
        params: z.object({ id: Id }),
        response: { 200: AuditActor },
      },
    },
    async (request) => {
      const found = await findActor(context.db, request.params.id);
      if (found === null) throw notFound('account');
      return presentActor(found);
    },
  );
}

/** What an entry names by id: the thing, the seller whose it is, and who did it. */
function thingsIn({ entity, entityId, sellerId, role, actorId }: AuditRow) {
  return [
    { entity, id: entityId },
    { entity: role, id: actorId },
    ...(sellerId === null ? [] : [{ entity: 'seller', id: sellerId }]),
  ];
}

type NameOf = Awaited<ReturnType<typeof findNames>>;

/** An erased name of who did it is told by the account, where there still is one. */
function present({ id, createdAt, ...row }: AuditRow, nameOf: NameOf): AuditEntry {
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
