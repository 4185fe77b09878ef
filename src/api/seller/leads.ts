import { getSellerNumbers } from '#contracts/calls/views.ts';
import { getOwnEnquiries, getOwnStatistics } from '#contracts/leads/enquiry-calls.ts';
import * as calls from '#contracts/leads/lead-calls.ts';
import * as templateCalls from '#contracts/leads/template-calls.ts';
import { listCustomers } from '#database/queries/leads/customers.ts';
import { enquiryStatistics, listSellerEnquiries } from '#database/queries/leads/enquiries.ts';
import { countStates, listLeads } from '#database/queries/leads/list-leads.ts';
import { sellerNumbers } from '#database/queries/views.ts';
import { dayOf } from '#domain/availability/reservation.ts';
import { said } from '#languages/said.ts';
import type { AppContext } from '#services/app-context.ts';
import {
  addNote,
  assigneeOf,
  assignLead,
  eraseLead,
  markJunk,
  setFollowUp,
} from '#services/leads/change-lead.ts';
import { moveLead } from '#services/leads/move-lead.ts';
import { presentLeads, readLead } from '#services/leads/present-lead.ts';
import {
  addReplyTemplate,
  editReplyTemplate,
  readReplyTemplates,
  removeReplyTemplate,
} from '#services/leads/reply-templates.ts';
import {
  eraseCustomer,
  exportCustomer,
  presentCounted,
  setCustomer,
} from '#services/leads/set-customer.ts';
import type { Api } from '../app.ts';
import { done, ok } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { listResponse } from '../list-response.ts';
import { presentOwnEnquiry } from '../present/present-enquiry.ts';
import { requireSeller } from '../require-actor.ts';

export function sellerLeads(app: Api, context: AppContext): void {
  const { db } = context;

  endpoint(app, calls.getLeads, async (request, reply) => {
    const { params, query } = request;
    const { assignee, ...rest } = query;
    const assigneeId = assigneeOf(requireSeller(request), assignee);
    const asked = { ...rest, ...(assigneeId !== undefined && { assigneeId }) };
    const now = context.now();
    const page = await listLeads(db, params.userId, asked, dayOf(now));
    const rows = await presentLeads(db, page.rows, now);
    return listResponse(request, reply, { ...page, rows });
  });

  endpoint(app, calls.getLeadCounts, (request) => {
    const assigneeId = assigneeOf(requireSeller(request), request.query.assignee);
    return countStates(db, request.params.userId, assigneeId);
  });

  endpoint(app, calls.getLead, ({ params }) =>
    readLead(db, params.userId, params.leadId, context.now()),
  );

  endpoint(app, calls.moveLead, async (request) => {
    const { params, body } = request;
    const lead = await moveLead(context, requireSeller(request), params.leadId, body);
    return done(moved[lead.state], lead);
  });

  endpoint(app, calls.addLeadNote, async (request) => {
    const { params, body } = request;
    const lead = await addNote(context, requireSeller(request), params.leadId, body.words);
    return done(said('noteSaved'), lead);
  });

  endpoint(app, calls.setFollowUp, async (request) => {
    const { params, body } = request;
    const lead = await setFollowUp(context, requireSeller(request), params.leadId, body);
    return done(lead.followUpOn === null ? said('followUpRemoved') : said('followUpSet'), lead);
  });

  endpoint(app, calls.assignLead, async (request) => {
    const { params, body } = request;
    const lead = await assignLead(context, requireSeller(request), params.leadId, body);
    return done(lead.assignee === null ? said('leadIsNobodys') : said('leadGiven'), lead);
  });

  endpoint(app, calls.setCustomer, async (request) => {
    const { params, body } = request;
    const lead = await setCustomer(context, requireSeller(request), params.leadId, body);
    return done(lead.customer === null ? said('customerRemoved') : said('customerSaved'), lead);
  });

  endpoint(app, calls.markJunk, async (request) => {
    const leads = await markJunk(context, requireSeller(request), request.body);
    return done(request.body.junk ? said('markedAsJunk') : said('noJunkAnyMore'), { leads });
  });

  endpoint(app, calls.eraseLead, async (request) => {
    const { params, body } = request;
    const lead = await eraseLead(context, requireSeller(request), params.leadId, body.version);
    return done(said('personalErased'), lead);
  });
}

const moved = {
  NEW: said('leadIsNew'),
  TALKING: said('leadIsTalking'),
  RESERVED: said('leadIsReserved'),
  WON: said('leadIsWon'),
  LOST: said('leadIsLost'),
};

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

export function sellerCustomers(app: Api, context: AppContext): void {
  endpoint(app, calls.getCustomers, async (request, reply) => {
    const page = await listCustomers(context.db, request.params.userId, request.query);
    return listResponse(request, reply, { ...page, rows: page.rows.map(presentCounted) });
  });

  endpoint(app, calls.exportCustomer, (request) =>
    exportCustomer(context, requireSeller(request), request.params.customerId),
  );

  endpoint(app, calls.eraseCustomer, async (request) => {
    await eraseCustomer(context, requireSeller(request), request.params.customerId);
    return ok(said('customerErased'));
  });
}

/** The templates of a seller's replies. */
export function replyTemplates(app: Api, context: AppContext): void {
  endpoint(app, templateCalls.getReplyTemplates, ({ params }) =>
    readReplyTemplates(context.db, params.userId),
  );

  endpoint(app, templateCalls.addReplyTemplate, async (request) => {
    const template = await addReplyTemplate(context, requireSeller(request), request.body);
    return done(said('templateAdded'), template);
  });

  endpoint(app, templateCalls.editReplyTemplate, async (request) => {
    const { params, body } = request;
    const actor = requireSeller(request);
    return done(
      said('templateSaved'),
      await editReplyTemplate(context, actor, params.templateId, body),
    );
  });

  endpoint(app, templateCalls.deleteReplyTemplate, async (request) => {
    await removeReplyTemplate(context, requireSeller(request), request.params.templateId);
    return ok(said('templateDeleted'));
  });
}
