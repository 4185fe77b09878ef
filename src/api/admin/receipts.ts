import { getAnyReceipt, getReceipts } from '#contracts/sales/calls.ts';
import { listAllReceipts } from '#database/queries/sales/list-receipts.ts';
import type { AppContext } from '#services/app-context.ts';
import { presentReceipt } from '#services/sales/present-sale.ts';
import { makeReceipt } from '#services/sales/receipts.ts';
import type { Api } from '../app.ts';
import { endpoint } from '../endpoint.ts';
import { listResponse } from '../list-response.ts';
import { sendMade } from '../send-document.ts';

/** What sellers have written about their sales. */
export function adminReceipts(app: Api, context: AppContext): void {
  endpoint(app, getReceipts, async (request, reply) => {
    const page = await listAllReceipts(context.db, request.query);
    const rows = page.rows.map(({ sellerId, sellerName, ...row }) => ({
      ...presentReceipt(row),
      ...{ sellerId, sellerName },
    }));
    return listResponse(request, reply, { ...page, rows });
  });

  endpoint(app, getAnyReceipt, async (request, reply) =>
    sendMade(reply, await makeReceipt(context, request.params.id), 'pdf'),
  );
}
