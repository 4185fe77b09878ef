import { getAllEnquiries, getAllStatistics } from '#contracts/leads/enquiry-calls.ts';
import { listAllEnquiries } from '#database/queries/leads/enquiries.ts';
import { enquiryStatistics } from '#database/queries/leads/enquiry-statistics.ts';
import type { AppContext } from '#services/app-context.ts';
import type { Api } from '../app.ts';
import { endpoint } from '../endpoint.ts';
import { listResponse } from '../list-response.ts';
import { presentEnquiry } from '../present/present-enquiry.ts';

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
