import { chooseLanguage as call } from '#contracts/calls/profile.ts';
import type { Language } from '#contracts/language.ts';
import { setLanguage } from '#database/queries/accounts/accounts.ts';
import type { SellerActor } from '#domain/policy.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { writeAs } from '../write.ts';
import { accountOf } from './account-actor.ts';

/** Mails whoever asks, a seller or a member of staff, in this language from now on. */
export function chooseLanguage(
  context: AppContext,
  actor: SellerActor,
  language: Language,
): Promise<void> {
  const { role, id } = accountOf(actor);
  return writeAs(context, actor, call, async (db) => {
    await setLanguage(db, role === 'staff' ? role : 'seller', id, language);
    const what = { action: 'choose-language', entity: role, entityId: id };
    await audit(db, actor, { ...what, after: { language } });
  });
}
