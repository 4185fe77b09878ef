import { changeAdminPassword } from '#contracts/calls/accounts.ts';
import * as calls from '#contracts/calls/support.ts';
import { adminRoles } from '#contracts/policy.ts';
import { findAdminProfile } from '#database/queries/accounts/accounts.ts';
import { findLogInBefore } from '#database/queries/sessions/sessions.ts';
import { logInAsSeller } from '#services/accounts/log-in.ts';
import { changePassword } from '#services/accounts/passwords.ts';
import type { AppContext } from '#services/app-context.ts';
import { notFound } from '#services/failure.ts';
import { updateAdminNotices } from '#services/notices/tell-admins.ts';
import { readSecondFactor } from '#services/second-factor/read-second-factor.ts';
import { resetSellersSecondFactor } from '#services/second-factor/turn-off.ts';
import { accountRoutes } from '../accounts/account-routes.ts';
import type { Api } from '../app.ts';
import { done, ok } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { requireActor, requireAdmin } from '../require-actor.ts';
import { ownSecondFactor } from '../second-factor/own-second-factor.ts';
import { visitorOf } from '../visitor.ts';

/** Log-in and passwords of admins, and the admin's own account. */
export function adminAccounts(app: Api, context: AppContext): void {
  accountRoutes(app, context, 'admin');
  ownSecondFactor(app, context, 'admin');

  endpoint(app, calls.getOwnAdmin, async (request) => {
    const { id, sessionId } = requireAdmin(request);
    const row = await findAdminProfile(context.db, id);
    if (row === null) throw notFound('admin');
    const lastLogIn = await findLogInBefore(context.db, id, sessionId ?? null);
    const { name, email, phone, role, noticeMail, createdAt } = row;
    return {
      _id: id,
      name,
      email,
      phone,
      role,
      permissions: [...adminRoles[role]],
      noticeMail,
      createdAt: createdAt.toISOString(),
      lastLogIn: lastLogIn?.toISOString() ?? null,
    };
  });

  endpoint(app, calls.updateAdminNotices, async (request) => {
    await updateAdminNotices(context, requireAdmin(request), request.body.mail);
    return ok('Notices saved');
  });

  endpoint(app, changeAdminPassword, async (request) => {
    const { body } = request;
    const token = await changePassword(context, requireActor(request), body, visitorOf(request));
    return done('Password updated successfully', { token });
  });

  endpoint(app, calls.logInAsSeller, async (request) => {
    const token = await logInAsSeller(
      context,
      requireAdmin(request),
      request.params.sellerId,
      visitorOf(request),
    );
    return done('You are logged in as this seller', { token });
  });

  endpoint(app, calls.getSecondFactorOf, (request) =>
    readSecondFactor(context, { role: 'seller', id: request.params.sellerId }),
  );

  endpoint(app, calls.resetSecondFactorOf, async (request) => {
    const { sellerId } = request.params;
    await resetSellersSecondFactor(context, requireAdmin(request), sellerId, request.body.reason);
    return ok('Two-step verification of this seller is off');
  });
}
