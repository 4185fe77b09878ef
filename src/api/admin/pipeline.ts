import { getAllEnquiries, getAllStatistics } from '#contracts/leads/enquiry-calls.ts';
import type { PipelineLead } from '#contracts/leads/pipeline.ts';
import {
  getPipeline,
  getPipelineNumbers,
  getWaitingSellers,
  getWonValues,
} from '#contracts/leads/pipeline-calls.ts';
import { getAnyReceipt, getReceipts } from '#contracts/sales/calls.ts';
import { enquiryStatistics, listAllEnquiries } from '#database/queries/leads/enquiries.ts';
import { listPipeline, type PipelineRow } from '#database/queries/pipeline/list-pipeline.ts';
import {
  listWaitingSellers,
  pipelineNumbers,
  wonValues,
} from '#database/queries/pipeline/pipeline-numbers.ts';
import { listAllReceipts } from '#database/queries/sales.ts';
import type { AppContext } from '#services/app-context.ts';
import { presentReceipt } from '#services/sales/present-sale.ts';
import { makeReceipt } from '#services/sales/receipts.ts';
import type { Api } from '../app.ts';
import { endpoint } from '../endpoint.ts';
import { listResponse } from '../list-response.ts';
import { presentEnquiry } from '../present/present-enquiry.ts';
import { sendMade } from '../send-document.ts';

/** What becomes of enquiries over the whole marketplace. */
export function adminPipeline(app: Api, context: AppContext): void {
  const { db, now } = context;

  endpoint(app, getPipeline, async (request, reply) => {
    const page = await listPipeline(db, request.query, now());
    return listResponse(request, reply, { ...page, rows: page.rows.map(present) });
  });

  endpoint(app, getWaitingSellers, async () => {
    const rows = await listWaitingSellers(db, now());
    return rows.map(({ id, name, waiting, oldest, minutes }) => ({
      _id: id,
      name,
      waiting,
      oldest: new Date(oldest).toISOString(),
      medianMinutes: minutes,
    }));
  });

  endpoint(app, getPipelineNumbers, (request) => pipelineNumbers(db, request.query, now()));

  endpoint(app, getWonValues, (request) => wonValues(db, request.query, now()));
}

function present({ id, seller, wonPrice, ...row }: PipelineRow): PipelineLead {
  return {
    ...row,
    _id: id,
    seller: { _id: seller.id, name: seller.name },
    wonPrice: wonPrice === null ? null : Number(wonPrice),
    createdAt: row.createdAt.toISOString(),
    firstMovedAt: row.firstMovedAt?.toISOString() ?? null,
    movedAt: row.movedAt.toISOString(),
  };
}

/** The enquiries of the whole marketplace. */
export function adminEnquiries(app: Api, context: AppContext): void {
  endpoint(app, getAllEnquiries, async (request, reply) => {
    const page = await listAllEnquiries(context.db, request.query);
    return listResponse(request, reply, { ...page, rows: page.rows.map(presentEnquiry) });
  });

  endpoint(app, getAllStatistics, ({ query: { days, category } }) =>
    enquiryStatistics(context.db, null, days, context.now(), category),
  );
}

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
