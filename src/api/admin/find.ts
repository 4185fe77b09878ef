import { findForAdmin } from '#contracts/found/calls.ts';
import type { AppContext } from '#services/app-context.ts';
import * as found from '#services/found/find.ts';
import type { Api } from '../app.ts';
import { endpoint } from '../endpoint.ts';
import { requireAdmin } from '../require-actor.ts';

/** What an admin finds from anywhere in the back office. */
export function adminFind(app: Api, { db }: AppContext): void {
  endpoint(app, findForAdmin, (request) =>
    found.findForAdmin(db, requireAdmin(request), request.query.text),
  );
}
