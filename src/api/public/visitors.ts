import { reportClientError } from '#contracts/calls/client-errors.ts';
import { countSearch } from '#contracts/calls/searches.ts';
import { leaveMessage, recordEnquiry, subscribeToNewsletter } from '#contracts/calls/site.ts';
import type { AppContext } from '#services/app-context.ts';
import * as inbox from '#services/inbox.ts';
import { limitRate } from '#services/limit-rate.ts';
import { subscribe } from '#services/newsletter.ts';
import { noteClientError } from '#services/report-client-error.ts';
import type { Api } from '../app.ts';
import { clientNetwork } from '../client-network.ts';
import { ok } from '../done.ts';
import { endpoint } from '../endpoint.ts';

/** The largest report of a click or an error, with room to spare. */
const LARGEST_REPORT = 2048;

/** The calls of visitors: reports of clicks on chat links, errors and searches, newsletter addresses and messages. */
export function visitorCalls(app: Api, context: AppContext): void {
  app.register(async (scope: Api) => {
    // Browsers report by `sendBeacon`, which sends JSON as plain text.
    scope.removeContentTypeParser('text/plain');
    scope.addContentTypeParser(
      'text/plain',
      { parseAs: 'string' },
      scope.getDefaultJsonParser('error', 'error'),
    );
    endpoint(
      scope,
      recordEnquiry,
      async (request) => {
        await limitRate(context, 'enquiry-address', clientNetwork(request));
        await inbox.recordEnquiry(context, request.body);
        return ok('Enquiry recorded');
      },
      { bodyLimit: LARGEST_REPORT },
    );
    endpoint(
      scope,
      reportClientError,
      async (request) => {
        await limitRate(context, 'client-error-address', clientNetwork(request));
        noteClientError(context, request.body);
        return ok('Error noted');
      },
      { bodyLimit: LARGEST_REPORT },
    );
    endpoint(
      scope,
      countSearch,
      (request) => {
        context.searches.note({
          q: request.body.q,
          network: clientNetwork(request),
          agent: request.headers['user-agent'],
          now: context.now(),
        });
        return ok('Search noted');
      },
      { bodyLimit: LARGEST_REPORT },
    );
  });

  endpoint(app, subscribeToNewsletter, async (request) => {
    await limitRate(context, 'newsletter-address', clientNetwork(request));
    subscribe(context, request.body.email);
    return ok('Check your mail: the link in it confirms.');
  });

  endpoint(app, leaveMessage, async (request) => {
    await limitRate(context, 'contact-address', clientNetwork(request));
    await inbox.leaveMessage(context, request.body);
    return ok('Thank you. We will answer you by email.');
  });
}
