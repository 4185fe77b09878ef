import { z } from 'zod';
import { AuditEntry, AuditQuery } from '#contracts/audit.ts';
import { type AuditRow, listAuditEntries } from '#database/queries/audit.ts';
import type { Marketplace } from '#services/marketplace.ts';
import type { Api } from '../app.ts';
import { answerList } from '../list-answer.ts';

/** Who changed what, and when. */
export function auditList(app: Api, market: Marketplace): void {
  app.get(
    '/admin/get-audit',
    {
      config: { policy: 'admin' },
      schema: {
        tags: ['admin'],
        summary: "Every write of an admin or seller; q looks in actions, actors' names and ids",
        querystring: AuditQuery,
        response: { 200: z.array(AuditEntry) },
      },
    },
    async (request, reply) => {
      const page = await listAuditEntries(market.db, request.query);
      return answerList(request, reply, { ...page, rows: page.rows.map(present) });
    },
  );
}

function present({ id, createdAt, ...row }: AuditRow): AuditEntry {
  return { _id: String(id), ...row, createdAt: createdAt.toISOString() };
}
