import * as calls from '#contracts/leads/lead-calls.ts';
import { countStates, listLeads } from '#database/queries/leads/list-leads.ts';
import { dayOf } from '#domain/availability/reservation.ts';
import { said } from '#languages/said.ts';
import type { AppContext } from '#services/app-context.ts';
import { assigneeOf, assignLead } from '#services/leads/assign-lead.ts';
import { eraseLead } from '#services/leads/erase-lead.ts';
import { markJunk } from '#services/leads/mark-junk.ts';
import { moveLead } from '#services/leads/move-lead.ts';
import { addNote, setFollowUp } from '#services/leads/note-lead.ts';
import { presentLeads, readLead } from '#services/leads/present-lead.ts';
import { setCustomer } from '#services/leads/set-customer.ts';
import type { Api } from '../../app.ts';
import { done } from '../../done.ts';
import { endpoint } from '../../endpoint.ts';
import { listResponse } from '../../list-response.ts';
import { requireSeller } from '../../require-actor.ts';

/** The leads of a seller, and what it does with them. */
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
