import * as calls from '#contracts/calls/profile.ts';
import type { Seller } from '#contracts/seller.ts';
import { said } from '#languages/said.ts';
import { chooseLanguage } from '#services/accounts/choose-language.ts';
import { confirmEmail, resendConfirmation } from '#services/accounts/confirm-email.ts';
import type { AppContext } from '#services/app-context.ts';
import { deleteOwnAccount } from '#services/privacy/erase-person.ts';
import { exportOwnData } from '#services/privacy/export-person.ts';
import { withdrawChange } from '#services/sellers/review/decide-change.ts';
import { setVacation, updateProfile } from '#services/sellers/update-profile.ts';
import type { Api } from '../app.ts';
import { done, ok } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { clientNetwork } from '../network/client-network.ts';
import { readForm } from '../read-form.ts';
import { requireSeller } from '../require-actor.ts';

/** What was done, and what of it shoppers do not see yet. */
function updated({ changes }: Seller): string {
  const waiting = changes.filter(({ state }) => state === 'waiting');
  if (waiting.length === 0) return said('profileUpdated');
  return said('profileWaits', { fields: waiting.map(({ field }) => field) });
}

/**
 * A seller's own profile and what of it waits for an admin, its e-mail confirmation, and the export
 * and erasure of its data.
 */
export function sellerProfile(app: Api, context: AppContext): void {
  endpoint(app, calls.updateProfile, async (request) => {
    const seller = await readForm(context, request, calls.updateProfile, (fields, [picture]) =>
      updateProfile(context, requireSeller(request), fields, picture),
    );
    return { ...done(updated(seller), seller), Image: seller.Image };
  });

  endpoint(app, calls.updateVacation, async (request) => {
    const seller = await setVacation(context, requireSeller(request), request.body);
    return done(seller.awayUntil === null ? said('shopIsBack') : said('shopIsAway'), seller);
  });

  endpoint(app, calls.chooseLanguage, async (request) => {
    await chooseLanguage(context, requireSeller(request), request.body.language);
    return ok(said('languageChosen'));
  });

  endpoint(app, calls.withdrawChange, async (request) => {
    await withdrawChange(context, requireSeller(request), request.params.changeId);
    return ok(said('tookBack'));
  });

  endpoint(app, calls.confirmEmail, async (request) => {
    await confirmEmail(context, request.body.token, clientNetwork(request));
    return ok(said('emailConfirmed'));
  });

  endpoint(app, calls.resendConfirmation, async (request) => {
    await resendConfirmation(context, requireSeller(request));
    return ok(said('newLinkOnItsWay'));
  });

  endpoint(app, calls.exportOwnData, (request) => exportOwnData(context, requireSeller(request)));

  endpoint(app, calls.deleteOwnAccount, async (request) => {
    await deleteOwnAccount(context, requireSeller(request), request.body.password);
    return ok(said('accountErased'));
  });
}
