import { z } from 'zod';
import { Enquiry, EnquiryQuery, EnquiryStatistics, StatisticsQuery } from '#contracts/enquiry.ts';
import { listAllEnquiries } from '#database/queries/enquiries.ts';
import { enquiryStatistics } from '#database/queries/enquiry-statistics.ts';
import type { AppContext } from '#services/app-context.ts';
import type { Api } from '../app.ts';
import { listResponse } from '../list-response.ts';
import { presentEnquiry } from '../present-enquiry.ts';

const config = { policy: 'admin' } as const;
const tags = ['admin'];

/** What shoppers of the whole marketplace ask about. */
export function adminEnquiries(app: Api, context: AppContext): void {
  app.get(
    '/admin/get-enquiries',
    {
      config,
      schema: {
        tags,
        summary: 'All enquiries; q looks for a reference or words of a product name',
        querystring: EnquiryQuery,
        response: { 200: z.array(Enquiry) },
      },
    },
    async (request, reply) => {
      const page = await listAllEnquiries(context.db, request.query);
      return listResponse(request, reply, { ...page, rows: page.rows.map(presentEnquiry) });
    },
  );

  app.get(
    '/admin/enquiry-statistics',
    {
      config,
      schema: {
        tags,
        summary: 'Enquiries by day and region, and the products and sellers most asked about',
        querystring: StatisticsQuery,
        response: { 200: EnquiryStatistics },
      },
    },
    (request) => enquiryStatistics(context.db, null, request.query.days, context.now()),
  );
}
