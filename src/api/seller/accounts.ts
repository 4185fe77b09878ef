import {
  changeSellerPassword,
  logInToShop as logInToShopCall,
  register,
} from '#contracts/calls/accounts.ts';
import { openSellerInvitation } from '#contracts/calls/seller-invitations.ts';
import { said } from '#languages/said.ts';
import { logInToShop } from '#services/accounts/log-in.ts';
import { changePassword } from '#services/accounts/passwords.ts';
import { registerSeller } from '#services/accounts/register-seller.ts';
import type { AppContext } from '#services/app-context.ts';
import { limitRate } from '#services/limit-rate.ts';
import { openSellerInvitation as openInvitation } from '#services/sellers/invite-seller.ts';
import { accountRoutes, answerLogIn } from '../accounts/account-routes.ts';
import { setDeviceCookie } from '../accounts/device-cookie.ts';
import type { Api } from '../app.ts';
import { done } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { clientNetwork } from '../network/client-network.ts';
import { requireSeller } from '../require-actor.ts';
import { ownSecondFactor } from '../second-factor/own-second-factor.ts';
import { visitorOf } from '../visitor.ts';

/** Registration, log-in and passwords of sellers. */
export function sellerAccounts(app: Api, context: AppContext): void {
  endpoint(app, register, async (request, reply) => {
    await limitRate(context, 'register-address', clientNetwork(request));
    const { id, deviceKey } = await registerSeller(context, request.body, visitorOf(request));
    setDeviceCookie(reply, context, 'seller', deviceKey);
    return done(said('registered'), { _id: id });
  });

  endpoint(app, openSellerInvitation, (request) =>
    openInvitation(context, request.body.token, clientNetwork(request)),
  );

  accountRoutes(app, context, 'seller');

  endpoint(app, logInToShopCall, async (request, reply) => {
    const outcome = await logInToShop(context, request.body.ticket, visitorOf(request));
    return answerLogIn(reply, context, 'seller', outcome);
  });

  ownSecondFactor(app, context, 'seller');

  endpoint(app, changeSellerPassword, async (request) => {
    const { body } = request;
    const token = await changePassword(context, requireSeller(request), body, visitorOf(request));
    return done(said('passwordUpdated'), { token });
  });
}
