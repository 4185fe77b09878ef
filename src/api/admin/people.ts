import * as calls from '#contracts/calls/people.ts';
import type { AppContext } from '#services/app-context.ts';
import {
  changeRole,
  deactivateAdmin,
  demandSecondFactor,
  handOver,
  listPeople,
  removeAdmin,
} from '#services/people/change-admins.ts';
import {
  acceptAdminInvitation,
  cancelAdminInvitation,
  inviteAdmin,
  inviteAdminAgain,
  readAdminInvitation,
} from '#services/people/invite-admin.ts';
import { setDeviceCookie } from '../accounts/device-cookie.ts';
import type { Api } from '../app.ts';
import { done, ok } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { clientNetwork } from '../network/client-network.ts';
import { requireAdmin } from '../require-actor.ts';
import { visitorOf } from '../visitor.ts';

/** The admins themselves: who they are, who is invited, and what each may do. */
export function adminPeople(app: Api, context: AppContext): void {
  endpoint(app, calls.getPeople, () => listPeople(context));

  endpoint(app, calls.inviteAdmin, async (request) => {
    await inviteAdmin(context, requireAdmin(request), request.body);
    return ok(`The invitation is on its way to ${request.body.email}`);
  });

  endpoint(app, calls.inviteAdminAgain, async (request) => {
    await inviteAdminAgain(context, requireAdmin(request), request.params.id);
    return ok('Invitation sent again');
  });

  endpoint(app, calls.cancelInvitation, async (request) => {
    await cancelAdminInvitation(context, requireAdmin(request), request.params.id);
    return ok('Invitation cancelled');
  });

  endpoint(app, calls.changeAdminRole, async (request) => {
    await changeRole(context, requireAdmin(request), request.params.id, request.body.role);
    return ok('Role changed');
  });

  endpoint(app, calls.deactivateAdmin, async (request) => {
    const { params, body } = request;
    await deactivateAdmin(context, requireAdmin(request), params.id, body.deactivated);
    return ok(body.deactivated ? 'The account is deactivated' : 'The account is active again');
  });

  endpoint(app, calls.removeAdmin, async (request) => {
    await removeAdmin(context, requireAdmin(request), request.params.id);
    return ok('Admin removed');
  });

  endpoint(app, calls.handOver, async (request) => {
    await handOver(context, requireAdmin(request), request.body);
    return ok('The marketplace is handed over');
  });

  endpoint(app, calls.demandSecondFactor, async (request) => {
    const { required } = request.body;
    await demandSecondFactor(context, requireAdmin(request), required);
    return ok(required ? 'Admins need two-step verification' : 'Two-step verification is optional');
  });

  endpoint(app, calls.readInvitation, (request) =>
    readAdminInvitation(context, request.body.token, clientNetwork(request)),
  );

  endpoint(app, calls.acceptAdminInvitation, async (request, reply) => {
    const opened = await acceptAdminInvitation(context, request.body, visitorOf(request));
    setDeviceCookie(reply, context, 'admin', opened.deviceKey);
    return done('Welcome', { token: opened.token });
  });
}
