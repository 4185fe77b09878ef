import * as calls from '#contracts/calls/redirects.ts';
import { LONGEST_TABLE, type Redirect } from '#contracts/redirect.ts';
import { listMissingPages } from '#database/queries/missing-pages.ts';
import { type ListedRedirect, listRedirects } from '#database/queries/redirects.ts';
import type { AppContext } from '#services/app-context.ts';
import { importRedirects } from '#services/redirects/import-redirects.ts';
import * as redirects from '#services/redirects/redirects.ts';
import { forgetMissingPage } from '#services/redirects/redirects.ts';
import type { Api } from '../app.ts';
import { ok } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { listResponse } from '../list-response.ts';
import { requireAdmin } from '../require-actor.ts';

/** The addresses of the shop that lead to others. */
export function adminRedirects(app: Api, context: AppContext): void {
  endpoint(app, calls.getRedirects, async (request, reply) => {
    const page = await listRedirects(context.db, request.query);
    return listResponse(request, reply, { ...page, rows: page.rows.map(present) });
  });

  endpoint(app, calls.addRedirect, async (request) => {
    await redirects.createRedirect(context, requireAdmin(request), request.body);
    return ok('Redirect created successfully');
  });

  endpoint(
    app,
    calls.importRedirects,
    async (request) => {
      const count = await importRedirects(context, requireAdmin(request), request.body.table);
      return ok(count === 1 ? '1 redirect imported' : `${count} redirects imported`);
    },
    { bodyLimit: 2 * LONGEST_TABLE },
  );

  endpoint(app, calls.editRedirect, async (request) => {
    await redirects.editRedirect(context, requireAdmin(request), request.body);
    return ok('Redirect updated successfully');
  });

  endpoint(app, calls.deleteRedirect, async (request) => {
    await redirects.removeRedirect(context, requireAdmin(request), request.query.from);
    return ok('Redirect deleted successfully');
  });

  endpoint(app, calls.getMissingPages, async (request, reply) => {
    const page = await listMissingPages(context.db, request.query);
    const rows = page.rows.map(({ id, times, lastMetAt }) => ({
      ...{ _id: id, times },
      lastMetAt: lastMetAt.toISOString(),
    }));
    return listResponse(request, reply, { ...page, rows });
  });

  endpoint(app, calls.dismissMissingPage, async (request) => {
    await forgetMissingPage(context, requireAdmin(request), request.query.path);
    return ok('Address dismissed');
  });
}

function present({ id, fromPath, toPath, reason, adminName, createdAt }: ListedRedirect): Redirect {
  return {
    _id: id,
    from: fromPath,
    to: toPath,
    reason,
    adminName,
    createdAt: createdAt.toISOString(),
  };
}
