import * as calls from '#contracts/leads/lead-calls.ts';
import { listCustomers } from '#database/queries/leads/customers.ts';
import { said } from '#languages/said.ts';
import type { AppContext } from '#services/app-context.ts';
import { eraseCustomer, exportCustomer, presentCounted } from '#services/leads/customers.ts';
import type { Api } from '../../app.ts';
import { ok } from '../../done.ts';
import { endpoint } from '../../endpoint.ts';
import { listResponse } from '../../list-response.ts';
import { requireSeller } from '../../require-actor.ts';

/** The customers of a seller. */
export function sellerCustomers(app: Api, context: AppContext): void {
  endpoint(app, calls.getCustomers, async (request, reply) => {
    const page = await listCustomers(context.db, request.params.userId, request.query);
    return listResponse(request, reply, { ...page, rows: page.rows.map(presentCounted) });
  });

  endpoint(app, calls.exportCustomer, (request) =>
    exportCustomer(context, requireSeller(request), request.params.customerId),
  );

  endpoint(app, calls.eraseCustomer, async (request) => {
    await eraseCustomer(context, requireSeller(request), request.params.customerId);
    return ok(said('customerErased'));
  });
}
