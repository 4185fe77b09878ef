import {
  endSellerSession,
  endSellerSessions,
  getSellerSessions,
} from '#contracts/calls/accounts.ts';
import { decideSellerChange, getAllSellerChanges } from '#contracts/calls/seller-changes.ts';
import * as sellerInvitationCalls from '#contracts/calls/seller-invitations.ts';
import { mergeSeller, previewSellerMerge } from '#contracts/calls/seller-merge.ts';
import * as calls from '#contracts/calls/sellers.ts';
import type { WaitingChange } from '#contracts/sellers/seller-review.ts';
import { listWaitingChanges, type WaitingChangeRow } from '#database/queries/sellers/changes.ts';
import { findAnySeller, listAllSellers } from '#database/queries/sellers.ts';
import type { AppContext } from '#services/app-context.ts';
import { notFound } from '#services/failure.ts';
import { mediaUrl } from '#services/media/present-media.ts';
import { changeSellerStatus } from '#services/sellers/change-status.ts';
import {
  cancelSellerInvitation,
  inviteSeller,
  inviteSellerAgain,
  sellerInvitations,
} from '#services/sellers/invite-seller.ts';
import { mergeSellers, previewMerge } from '#services/sellers/merge/merge-sellers.ts';
import { presentListedSeller, presentSeller } from '#services/sellers/present-seller.ts';
import { decideChange } from '#services/sellers/review/decide-change.ts';
import { endOtherSessions, endSession, sessionsOf } from '#services/sessions/sessions.ts';
import type { Api } from '../../app.ts';
import { done, ok } from '../../done.ts';
import { endpoint } from '../../endpoint.ts';
import { listResponse } from '../../list-response.ts';
import { requireActor, requireAdmin } from '../../require-actor.ts';

/** Sellers as admins see them, and their approval (docs/behaviour/rules.md#seller-states). */
export function adminSellers(app: Api, context: AppContext): void {
  endpoint(app, calls.getAllSellers, async (request, reply) => {
    const page = await listAllSellers(context.db, request.query);
    return listResponse(request, reply, { ...page, rows: page.rows.map(presentListedSeller) });
  });

  endpoint(app, calls.getAnySeller, async (request) => {
    const row = await findAnySeller(context.db, request.params.id);
    if (row === null) throw notFound('seller');
    return presentSeller(row);
  });

  endpoint(app, calls.changeSellerStatus, async (request) => {
    const { sellerId } = request.params;
    const seller = await changeSellerStatus(context, request.actor, sellerId, request.body);
    return done(seller.status ? 'Seller is active' : 'Seller is inactive', seller);
  });
}

/** The merge of two accounts of one seller (docs/behaviour/admin.md#merge-of-two-accounts). */
export function adminSellerMerge(app: Api, context: AppContext): void {
  endpoint(app, previewSellerMerge, (request) =>
    previewMerge(context.db, request.params.sellerId, request.query.into),
  );

  endpoint(app, mergeSeller, async (request) => {
    const { sellerId } = request.params;
    const merged = await mergeSellers(context, requireAdmin(request), sellerId, request.body);
    return done('Accounts merged', merged);
  });
}

/**
 * New names and chat numbers of approved sellers, which the public sees once an admin accepts them.
 */
export function adminSellerChanges(app: Api, context: AppContext): void {
  endpoint(app, getAllSellerChanges, async (request, reply) => {
    const page = await listWaitingChanges(context.db, request.query);
    return listResponse(request, reply, { ...page, rows: page.rows.map(present) });
  });

  endpoint(app, decideSellerChange, async (request) => {
    await decideChange(context, requireAdmin(request), request.params.changeId, request.body);
    const message = request.body.accept ? 'Change accepted' : 'Change declined';
    return ok(message);
  });
}

function present(row: WaitingChangeRow): WaitingChange {
  const { id, field, value, createdAt, seller, picture } = row;
  const Image = picture === null ? '' : mediaUrl(picture.file);
  return {
    _id: id,
    field,
    value,
    present: row.present,
    createdAt: createdAt.toISOString(),
    seller: { _id: seller.id, name: seller.name, Image },
  };
}

/** Invitations to sell (docs/behaviour/rules.md#invited-sellers). */
export function adminSellerInvitations(app: Api, context: AppContext): void {
  endpoint(app, sellerInvitationCalls.getSellerInvitations, () => sellerInvitations(context.db));

  endpoint(app, sellerInvitationCalls.inviteSeller, async (request) =>
    done('Invitation sent', await inviteSeller(context, requireAdmin(request), request.body)),
  );

  endpoint(app, sellerInvitationCalls.inviteSellerAgain, async (request) => {
    const { invitationId } = request.params;
    const again = await inviteSellerAgain(context, requireAdmin(request), invitationId);
    return done('Invitation sent again', again);
  });

  endpoint(app, sellerInvitationCalls.cancelSellerInvitation, async (request) => {
    await cancelSellerInvitation(context, requireAdmin(request), request.params.invitationId);
    return ok('Invitation cancelled');
  });
}

/** The sessions of a seller, which admins can see and end. */
export function sellerSessions(app: Api, context: AppContext): void {
  endpoint(app, getSellerSessions, (request) =>
    sessionsOf(context, requireActor(request), { role: 'seller', id: request.params.sellerId }),
  );

  endpoint(app, endSellerSession, async (request) => {
    const { sellerId, sessionId } = request.params;
    const owner = { role: 'seller', id: sellerId } as const;
    await endSession(context, requireActor(request), owner, sessionId);
    return ok('Session ended.');
  });

  endpoint(app, endSellerSessions, async (request) => {
    const owner = { role: 'seller', id: request.params.sellerId } as const;
    const ended = await endOtherSessions(context, requireActor(request), owner);
    return done('All sessions of this seller ended.', { ended });
  });
}
