import { getSellerNumbers } from '#contracts/calls/views.ts';
import { getOwnEnquiries, getOwnStatistics } from '#contracts/leads/enquiry-calls.ts';
import { listSellerEnquiries } from '#database/queries/leads/enquiries.ts';
import { enquiryStatistics } from '#database/queries/leads/enquiry-statistics.ts';
import { sellerNumbers } from '#database/queries/views/seller-numbers.ts';
import type { AppContext } from '#services/app-context.ts';
import type { Api } from '../../app.ts';
import { endpoint } from '../../endpoint.ts';
import { listResponse } from '../../list-response.ts';
import { presentOwnEnquiry } from '../../present/present-enquiry.ts';

/** The enquiries of a seller. */
export function sellerEnquiries(app: Api, context: AppContext): void {
  endpoint(app, getOwnEnquiries, async (request, reply) => {
    const page = await listSellerEnquiries(context.db, request.params.userId, request.query);
    return listResponse(request, reply, { ...page, rows: page.rows.map(presentOwnEnquiry) });
  });

  endpoint(app, getOwnStatistics, (request) =>
    enquiryStatistics(context.db, request.params.userId, request.query.days, context.now()),
  );
}

/** What became of a seller's products: looked at, asked about, won. */
export function sellerNumbersCall(app: Api, context: AppContext): void {
  endpoint(app, getSellerNumbers, ({ params, query }) =>
    sellerNumbers(context.db, { ...query, sellerId: params.userId, today: context.now() }),
  );
}
