import * as calls from '#contracts/calls/staff.ts';
import { said } from '#languages/said.ts';
import type { AppContext } from '#services/app-context.ts';
import {
  acceptStaffInvitation,
  cancelStaffInvitation,
  inviteStaff,
  listStaffInvitations,
  readStaffInvitation,
  resendStaffInvitation,
} from '#services/staff/invitations.ts';
import {
  changeStaffRole,
  leaveStaff,
  listColleagues,
  listStaff,
  readOwnAccount,
  removeStaff,
} from '#services/staff/members.ts';
import type { Api } from '../app.ts';
import { done, ok } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { clientNetwork } from '../network/client-network.ts';
import { requireSeller } from '../require-actor.ts';

/** The people who work for a seller, and how they come and go. */
export function sellerStaff(app: Api, context: AppContext): void {
  const { db } = context;

  endpoint(app, calls.getOwnAccount, (request) => readOwnAccount(context, requireSeller(request)));

  endpoint(app, calls.getColleagues, (request) => listColleagues(db, requireSeller(request)));

  endpoint(app, calls.getStaff, async (request) => {
    const actor = requireSeller(request);
    return {
      members: await listStaff(db, actor),
      invitations: await listStaffInvitations(db, actor),
    };
  });

  endpoint(app, calls.inviteStaff, async (request) => {
    const invitation = await inviteStaff(context, requireSeller(request), request.body);
    return done(said('staffInvited'), invitation);
  });

  endpoint(app, calls.resendStaffInvitation, async (request) => {
    await resendStaffInvitation(context, requireSeller(request), request.params.invitationId);
    return ok(said('staffInvitedAgain'));
  });

  endpoint(app, calls.cancelStaffInvitation, async (request) => {
    await cancelStaffInvitation(context, requireSeller(request), request.params.invitationId);
    return ok(said('staffInvitationCancelled'));
  });

  endpoint(app, calls.changeStaffRole, async (request) => {
    const { params, body } = request;
    await changeStaffRole(context, requireSeller(request), params.staffId, body.role);
    return ok(said('staffRoleChanged'));
  });

  endpoint(app, calls.removeStaff, async (request) => {
    await removeStaff(context, requireSeller(request), request.params.staffId);
    return ok(said('staffRemoved'));
  });

  endpoint(app, calls.leaveStaff, async (request) => {
    await leaveStaff(context, requireSeller(request));
    return ok(said('shopLeft'));
  });

  endpoint(app, calls.readStaffInvitation, (request) =>
    readStaffInvitation(context, request.body.token, clientNetwork(request)),
  );

  endpoint(app, calls.acceptStaffInvitation, async (request) => {
    await acceptStaffInvitation(context, request.body, clientNetwork(request));
    return ok(said('invitationAccepted'));
  });
}
