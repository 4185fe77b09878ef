import * as calls from '#contracts/calls/seller-invitations.ts';
import type { AppContext } from '#services/app-context.ts';
import {
  cancelSellerInvitation,
  inviteSeller,
  inviteSellerAgain,
  sellerInvitations,
} from '#services/sellers/invite-seller.ts';
import type { Api } from '../../app.ts';
import { done, ok } from '../../done.ts';
import { endpoint } from '../../endpoint.ts';
import { requireAdmin } from '../../require-actor.ts';

/** Invitations to sell (docs/behaviour/rules.md#invited-sellers). */
export function adminSellerInvitations(app: Api, context: AppContext): void {
  endpoint(app, calls.getSellerInvitations, () => sellerInvitations(context.db));

  endpoint(app, calls.inviteSeller, async (request) =>
    done('Invitation sent', await inviteSeller(context, requireAdmin(request), request.body)),
  );

  endpoint(app, calls.inviteSellerAgain, async (request) => {
    const { invitationId } = request.params;
    const again = await inviteSellerAgain(context, requireAdmin(request), invitationId);
    return done('Invitation sent again', again);
  });

  endpoint(app, calls.cancelSellerInvitation, async (request) => {
    await cancelSellerInvitation(context, requireAdmin(request), request.params.invitationId);
    return ok('Invitation cancelled');
  });
}
