import type { IncomingHttpHeaders } from 'node:http';
import { reportClientError } from '#contracts/calls/operation/client-errors.ts';
import { countMissingPage } from '#contracts/calls/redirects.ts';
import { countSearch } from '#contracts/calls/searches.ts';
import {
  leaveMessage,
  recordEnquiry,
  sendEnquiryForm,
  subscribeToNewsletter,
} from '#contracts/calls/site.ts';
import { countView } from '#contracts/calls/views.ts';
import { leaveReport } from '#contracts/reports/calls.ts';
import { said } from '#languages/said.ts';
import type { AppContext } from '#services/app-context.ts';
import * as inbox from '#services/inbox.ts';
import { receiveForm } from '#services/leads/receive-form.ts';
import { receiveChat } from '#services/leads/receive-lead.ts';
import { limitRate } from '#services/limit-rate.ts';
import { subscribe } from '#services/newsletter.ts';
import { noteMissingPage } from '#services/redirects/redirects.ts';
import { noteClientError } from '#services/report-client-error.ts';
import * as reports from '#services/reports.ts';
import type { Api } from '../app.ts';
import { ok } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { clientNetwork } from '../network/client-network.ts';
import { languageOf } from '../tell.ts';

/** The largest report of a click or an error, with room to spare. */
const LARGEST_REPORT = 2048;
/** Of one about as many products as may be, with notes in any script. */
const LARGEST_ENQUIRY = 128 * 1024;

/** The calls of visitors: reports of clicks on chat links, errors, searches, views and addresses without a page, newsletter addresses and messages. */
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
        const { productId, pieces, ...asked } = request.body;
        // Each product is counted as an enquiry.
        const network = clientNetwork(request);
        await limitRate(context, 'enquiry-address', network, pieces?.length);
        const all = pieces ?? (productId === undefined ? [] : [{ productId }]);
        await receiveChat(context, { ...asked, pieces: all }, network);
        return ok(said('enquiryRecorded'));
      },
      { bodyLimit: LARGEST_ENQUIRY },
    );
    endpoint(
      scope,
      reportClientError,
      async (request) => {
        await limitRate(context, 'client-error-address', clientNetwork(request));
        noteClientError(context, request.body);
        return ok(said('errorNoted'));
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
        return ok(said('searchNoted'));
      },
      { bodyLimit: LARGEST_REPORT },
    );
    endpoint(
      scope,
      countView,
      (request, reply) => {
        const { headers, body } = request;
        if (!isAhead(headers)) {
          context.views.note({
            ...body,
            network: clientNetwork(request),
            agent: headers['user-agent'],
            now: context.now(),
          });
        }
        // Thousands a second: a line for each would cost more than the view.
        reply.isLogged = false;
        return reply.send();
      },
      { bodyLimit: LARGEST_REPORT },
    );
    endpoint(
      scope,
      countMissingPage,
      async (request, reply) => {
        await noteMissingPage(context, {
          path: request.body.path,
          network: clientNetwork(request),
          agent: request.headers['user-agent'],
        });
        return reply.send();
      },
      { bodyLimit: LARGEST_REPORT },
    );
  });

  endpoint(
    app,
    sendEnquiryForm,
    async (request) => {
      const network = clientNetwork(request);
      await limitRate(context, 'enquiry-form-address', network);
      await receiveForm(context, request.body, { network });
      return ok(said('enquirySent'));
    },
    { bodyLimit: LARGEST_ENQUIRY },
  );

  endpoint(app, subscribeToNewsletter, async (request) => {
    await limitRate(context, 'newsletter-address', clientNetwork(request));
    subscribe(context, request.body, languageOf(request));
    return ok(said('checkYourMail'));
  });

  endpoint(app, leaveMessage, async (request) => {
    await limitRate(context, 'contact-address', clientNetwork(request));
    await inbox.leaveMessage(context, request.body, languageOf(request));
    return ok(said('weAnswerByEmail'));
  });

  endpoint(app, leaveReport, async (request) => {
    await limitRate(context, 'report-address', clientNetwork(request));
    await reports.leaveReport(context, request.body);
    return ok(said('adminWillLook'));
  });
}

/** Whether a browser loads a page ahead, which nobody may ever look at. */
const isAhead = ({ 'sec-purpose': purpose }: IncomingHttpHeaders): boolean =>
  purpose?.includes('prefetch') ?? false;
