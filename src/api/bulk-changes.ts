import type { Role } from '#contracts/account.ts';
import { bulkCalls } from '#contracts/products/bulk-change.ts';
import { said } from '#languages/said.ts';
import type { AppContext } from '#services/app-context.ts';
import {
  controlBulkChange,
  recentBulkChanges,
  startBulkChange,
} from '#services/products/bulk/start-bulk-change.ts';
import type { Api } from './app.ts';
import { done } from './done.ts';
import { endpoint } from './endpoint.ts';
import { requireActor } from './require-actor.ts';

/** Changes of many products in the background, by admins and by sellers alike. */
export function bulkChanges(app: Api, context: AppContext, role: Role): void {
  const calls = bulkCalls[role];

  endpoint(app, calls.start, async (request, reply) => {
    const begun = await startBulkChange(context, requireActor(request), request.body);
    reply.code(202);
    return done(said('changeStarted'), begun);
  });

  endpoint(app, calls.getAll, (request) => recentBulkChanges(context, requireActor(request)));

  endpoint(app, calls.control, async (request) => {
    const { params, body } = request;
    const changed = await controlBulkChange(context, requireActor(request), params.changeId, body);
    return done(said(told[body.what]), changed);
  });
}

const told = { stop: 'changeStopped', 'go-on': 'changeGoesOn', undo: 'undoStarted' } as const;
