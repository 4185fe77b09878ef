import { findForAdmin, findForSeller } from '#contracts/found/calls.ts';
import type { AppContext } from '#services/app-context.ts';
import * as found from '#services/found/find.ts';
import type { Api } from './app.ts';
import { endpoint } from './endpoint.ts';
import { requireAdmin, requireSeller } from './require-actor.ts';

/** What is found from anywhere in a back office: by an admin in the marketplace, by a seller of its own. */
export function find(app: Api, { db }: AppContext): void {
  endpoint(app, findForAdmin, (request) =>
    found.findForAdmin(db, requireAdmin(request), request.query.text),
  );
  endpoint(app, findForSeller, (request) =>
    found.findForSeller(db, requireSeller(request), request.params.userId, request.query.text),
  );
}
