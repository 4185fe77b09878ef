import type { AccountRole } from '#database/queries/accounts/accounts.ts';
import { sentence } from '#languages/sentence.ts';
import type { AppContext, Mail } from '../app-context.ts';
import { mailTo, pageFor, phrasesIn, type Reader, reasonFor } from '../mail/send-mail.ts';
import { sayDevice } from '../sessions/describe-device.ts';
import { backOfficeOf } from './account-actor.ts';

export type Sender = Pick<AppContext, 'site' | 'publicUrl'>;

/** The mail with the link that replaces a forgotten password; `shops` are those that the reader works for. */
export function passwordLinkMail(
  context: Sender,
  { role, ...to }: Reader & { role: AccountRole },
  token: string,
  shops: readonly string[],
): Mail {
  const link = pageFor(context, to, `/${backOfficeOf(role)}/reset-password?token=${token}`);
  const { asStaffOf } = phrasesIn(to.language);
  return mailTo(context, to, 'passwordLink', {
    link,
    shops: shops.length === 0 ? '' : asStaffOf(shops),
  });
}

type NewDevice = { device: string; network: string; at: Date };

/** Tells the owner of a log-in from a device that the account did not know. */
export function newDeviceMail(
  context: Sender,
  role: AccountRole,
  to: Reader,
  { at, device, network }: NewDevice,
): Mail {
  const when = at.toISOString().slice(0, 16).replace('T', ' ');
  return mailTo(context, to, 'newDevice', {
    link: forgotten(context, role, to),
    device: sentence(to.language, sayDevice(device)),
    network,
    when,
  });
}

/** Returns the mail that tells the owner of a change, which somebody else may have made. */
export function passwordChangedMail(context: Sender, role: AccountRole, to: Reader): Mail {
  return mailTo(context, to, 'passwordChanged', { link: forgotten(context, role, to) });
}

/** The page on which an owner asks for another password. */
export const forgotten = (context: Sender, role: AccountRole, to: Reader) =>
  pageFor(context, to, `/${backOfficeOf(role)}/forgot-password`);

const confirmLink = (context: Sender, to: Reader, token: string) =>
  pageFor(context, to, `/seller/confirm-email?token=${token}`);

/**
 * The mail after a registration: what was received, how to confirm the address, what comes next.
 */
export function registeredMail(
  context: Sender,
  { phone, ...to }: Reader & { phone: string },
  token: string,
): Mail {
  const link = confirmLink(context, to, token);
  const account = pageFor(context, to, '/seller/');
  return mailTo(context, to, 'registered', { phone, link, account });
}

/** The link that confirms a seller's address, sent again. */
export function confirmEmailMail(context: Sender, to: Reader, token: string): Mail {
  return mailTo(context, to, 'confirmEmail', { link: confirmLink(context, to, token) });
}

/** The link by which the owner of another address confirms that it is the seller's. */
export function newEmailMail(context: Sender, to: Reader, token: string): Mail {
  return mailTo(context, to, 'confirmNewEmail', { link: confirmLink(context, to, token) });
}

/** Tells the present address that an admin has put another one down. */
export function emailToReplaceMail(context: Sender, to: Reader): Mail {
  return mailTo(context, to, 'emailToReplace', {});
}

/** Tells the address before that it is not the account's any more. */
export function emailReplacedMail(context: Sender, to: Reader): Mail {
  return mailTo(context, to, 'emailReplaced', {});
}

/** Tells somebody that an owner has taken them off the staff of a shop. */
export function staffRemovedMail(context: Sender, to: Reader, shop: string): Mail {
  return mailTo(context, to, 'staffRemoved', { shop });
}

/** What of a seller an admin has corrected. */
export type Corrected = 'name' | 'phone' | 'INR' | 'DXB';

/** Tells a seller what an admin has corrected. It contains no name, neither the old nor the new. */
export function contactCorrectedMail(
  context: Sender,
  to: Reader,
  { fields, reason }: { fields: readonly Corrected[]; reason: string },
): Mail {
  const { corrected } = phrasesIn(to.language);
  return mailTo(context, to, 'contactCorrected', {
    link: pageFor(context, to, '/seller/dashboard'),
    fields: fields.map((field) => `- ${corrected[field]}`).join('\n'),
    reason: reasonFor(to, reason),
  });
}
