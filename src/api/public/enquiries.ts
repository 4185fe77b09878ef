import { EnquiryInput } from '#contracts/enquiry.ts';
import { Done } from '#contracts/response.ts';
import type { AppContext } from '#services/app-context.ts';
import { recordEnquiry } from '#services/enquiries/record-enquiry.ts';
import { limitRate } from '#services/limit-rate.ts';
import type { Api } from '../app.ts';
import { clientNetwork } from '../client-network.ts';

/** More than any report of a click needs. */
const LARGEST_REPORT = 2048;

/** Counts the clicks on chat links, which browsers report by `sendBeacon`. */
export function enquiryReports(app: Api, context: AppContext): void {
  app.register(async (scope: Api) => {
    // A beacon without a type of its own is sent as plain text; it holds JSON all the same.
    scope.removeContentTypeParser('text/plain');
    scope.addContentTypeParser(
      'text/plain',
      { parseAs: 'string' },
      scope.getDefaultJsonParser('error', 'error'),
    );

    scope.post(
      '/enquiry',
      {
        config: { policy: 'anyone' },
        bodyLimit: LARGEST_REPORT,
        schema: {
          tags: ['public'],
          summary: 'Report a click on a chat link; the same reference counts once',
          consumes: ['application/json', 'text/plain'],
          body: EnquiryInput,
          response: { 202: Done },
        },
      },
      async (request, reply) => {
        await limitRate(context, 'enquiry-address', clientNetwork(request));
        await recordEnquiry(context, request.body);
        reply.code(202);
        return { success: true as const, message: 'Enquiry recorded' };
      },
    );
  });
}
