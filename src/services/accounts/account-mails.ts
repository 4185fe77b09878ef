import type { AccountRole } from '#database/queries/accounts/accounts.ts';
import { sentence } from '#languages/sentence.ts';
import type { AppContext, Mail } from '../app-context.ts';
import { mailsIn, mailTo, pageFor, type Reader } from '../mail/send-mail.ts';
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
  const { passwordLink } = mailsIn(to.language).accounts;
  return mailTo(context, to, passwordLink({ site: context.site.name, link, shops }));
}

type NewDevice = { device: string; network: string; at: Date };

/** Tells the owner of a log-in from a device that the account did not know. */
export function newDeviceMail(
  context: Sender,
  role: AccountRole,
  to: Reader,
  { at, device, network }: NewDevice,
): Mail {
  const { newDevice } = mailsIn(to.language).accounts;
  const when = at.toISOString().slice(0, 16).replace('T', ' ');
  const toldDevice = sentence(to.language, sayDevice(device));
  const about = { site: context.site.name, link: forgotten(context, role, to) };
  return mailTo(context, to, newDevice({ ...about, device: toldDevice, network, when }));
}

/** Returns the mail that tells the owner of a change, which somebody else may have made. */
export function passwordChangedMail(context: Sender, role: AccountRole, to: Reader): Mail {
  const { passwordChanged } = mailsIn(to.language).accounts;
  const link = forgotten(context, role, to);
  return mailTo(context, to, passwordChanged({ site: context.site.name, link }));
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
  const { registered } = mailsIn(to.language).accounts;
  const link = confirmLink(context, to, token);
  const account = pageFor(context, to, '/seller/');
  return mailTo(context, to, registered({ site: context.site.name, phone, link, account }));
}

/** The link that confirms a seller's address, sent again. */
export function confirmEmailMail(context: Sender, to: Reader, token: string): Mail {
  const { confirmEmail } = mailsIn(to.language).accounts;
  const link = confirmLink(context, to, token);
  return mailTo(context, to, confirmEmail({ site: context.site.name, link }));
}

/** The link by which the owner of another address confirms that it is the seller's. */
export function newEmailMail(context: Sender, to: Reader, token: string): Mail {
  const { confirmNewEmail } = mailsIn(to.language).accounts;
  const link = confirmLink(context, to, token);
  return mailTo(context, to, confirmNewEmail({ site: context.site.name, link }));
}

/** Tells the present address that an admin has put another one down. */
export function emailToReplaceMail(context: Sender, to: Reader): Mail {
  const { emailToReplace } = mailsIn(to.language).accounts;
  return mailTo(context, to, emailToReplace(aboutSite(context)));
}

/** Tells the address before that it is not the account's any more. */
export function emailReplacedMail(context: Sender, to: Reader): Mail {
  const { emailReplaced } = mailsIn(to.language).accounts;
  return mailTo(context, to, emailReplaced(aboutSite(context)));
}

/** Tells somebody that an owner has taken them off the staff of a shop. */
export function staffRemovedMail(context: Sender, to: Reader, shop: string): Mail {
  const { staffRemoved } = mailsIn(to.language).accounts;
  return mailTo(context, to, staffRemoved({ ...aboutSite(context), shop }));
}

/** What of a seller an admin has corrected. */
export type Corrected = 'name' | 'phone' | 'INR' | 'DXB';

/** Tells a seller what an admin has corrected. It contains no name, neither the old nor the new. */
export function contactCorrectedMail(
  context: Sender,
  to: Reader,
  about: { fields: readonly Corrected[]; reason: string },
): Mail {
  const { contactCorrected } = mailsIn(to.language).accounts;
  const link = pageFor(context, to, '/seller/dashboard');
  return mailTo(context, to, contactCorrected({ ...about, link, site: context.site.name }));
}

const aboutSite = ({ site }: Sender) => ({ site: site.name, email: site.email });
