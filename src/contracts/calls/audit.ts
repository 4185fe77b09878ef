import { z } from 'zod';
import { AuditActor, AuditEntry, AuditQuery } from '../audit.ts';
import { Paging } from '../list-query.ts';
import { SearchText } from '../text.ts';
import { defineCall } from './call.ts';

export const getAudit = defineCall('GET /admin/get-audit', {
  summary: "Every write of an admin or seller; q looks in actions, actors' names and ids",
  policy: 'admin',
  permission: 'see-audit',
  query: AuditQuery,
  response: z.array(AuditEntry),
  reads: ['audit'],
});

export const getAuditActors = defineCall('GET /admin/get-audit-actors', {
  summary: 'Admins and sellers by name, to narrow the audit by',
  policy: 'admin',
  permission: 'see-audit',
  query: z.object({
    q: SearchText.optional(),
    limit: Paging.shape.limit,
    sort: z.enum(['name']).optional(),
    order: z.enum(['asc']).optional(),
  }),
  response: z.array(AuditActor),
});

export const getAuditActor = defineCall('GET /admin/get-audit-actors/:id', {
  summary: 'One of them, gone or not',
  policy: 'admin',
  permission: 'see-audit',
  response: AuditActor,
});
