import * as calls from '#contracts/sales/calls.ts';
import { said } from '#languages/said.ts';
import type { AppContext } from '#services/app-context.ts';
import {
  askPayment,
  markReceived,
  readSaleSettings,
  saveSaleSettings,
} from '#services/sales/payments.ts';
import { issueReceipt, makeReceipt, openReceipt, shareReceipt } from '#services/sales/receipts.ts';
import type { Api } from '../app.ts';
import { done } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { requireSeller } from '../require-actor.ts';
import { sendMade } from '../send-document.ts';

/** How sellers are paid for what was agreed by chat, and what they write about it. */
export function sellerSales(app: Api, context: AppContext): void {
  endpoint(app, calls.getSaleSettings, ({ params }) => readSaleSettings(context.db, params.userId));

  endpoint(app, calls.setSaleSettings, async (request) =>
    done(said('saved'), await saveSaleSettings(context, requireSeller(request), request.body)),
  );

  endpoint(app, calls.askPayment, async (request) => {
    const { params, body } = request;
    const lead = await askPayment(context, requireSeller(request), params.leadId, body);
    return done(said('paymentAsked'), lead);
  });

  endpoint(app, calls.markReceived, async (request) => {
    const { params, body } = request;
    const seller = requireSeller(request);
    const lead = await markReceived(context, seller, params.paymentId, body.received);
    return done(body.received ? said('paymentReceived') : said('paymentNotReceived'), lead);
  });

  endpoint(app, calls.issueReceipt, async (request) => {
    const { params, body } = request;
    const receipt = await issueReceipt(context, requireSeller(request), params.leadId, body);
    return done(said('receiptIssued', { number: receipt.number }), receipt);
  });

  endpoint(app, calls.getReceipt, async (request, reply) =>
    sendMade(
      reply,
      await makeReceipt(context, request.params.id, requireSeller(request).id),
      'pdf',
    ),
  );

  endpoint(app, calls.getReceiptLink, (request) =>
    shareReceipt(context, requireSeller(request), request.params.id),
  );

  endpoint(app, calls.openReceipt, async (request, reply) => {
    const made = await openReceipt(context, request.params.token);
    return sendMade(reply, made, 'pdf');
  });
}
