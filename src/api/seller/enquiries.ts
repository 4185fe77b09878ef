import { z } from 'zod';
import { Enquiry, EnquiryQuery, EnquiryStatistics, StatisticsQuery } from '#contracts/enquiry.ts';
import { Id } from '#contracts/id.ts';
import { listSellerEnquiries } from '#database/queries/enquiries.ts';
import { enquiryStatistics } from '#database/queries/enquiry-statistics.ts';
import type { AppContext } from '#services/app-context.ts';
import type { Api } from '../app.ts';
import { listResponse } from '../list-response.ts';
import { presentEnquiry } from '../present-enquiry.ts';

const config = { policy: 'that-seller', owner: 'userId' } as const;
const tags = ['seller'];
const params = z.object({ userId: Id });

/** What shoppers ask a seller about. */
export function sellerEnquiries(app: Api, context: AppContext): void {
  app.get(
    '/seller/get-enquiries/:userId',
    {
      config,
      schema: {
        tags,
        summary: "A seller's enquiries; q looks for a reference or words of a product name",
        params,
        querystring: EnquiryQuery,
        response: { 200: z.array(Enquiry) },
      },
    },
    async (request, reply) => {
      const page = await listSellerEnquiries(context.db, request.params.userId, request.query);
      return listResponse(request, reply, { ...page, rows: page.rows.map(presentEnquiry) });
    },
  );

  app.get(
    '/seller/enquiry-statistics/:userId',
    {
      config,
      schema: {
        tags,
        summary: "A seller's enquiries by day and region, and its products most asked about",
        params,
        querystring: StatisticsQuery,
        response: { 200: EnquiryStatistics },
      },
    },
    (request) =>
      enquiryStatistics(context.db, request.params.userId, request.query.days, context.now()),
  );
}
