import type { Role } from '#contracts/account.ts';
import { sentence } from '#languages/sentence.ts';
import type { AppContext, Mail } from '../app-context.ts';
import { mailsIn, mailTo, pageFor, type Reader } from '../mail/send-mail.ts';
import { sayDevice } from '../sessions/describe-device.ts';

export type Sender = Pick<AppContext, 'site' | 'publicUrl'>;

/** The mail with the link that replaces a forgotten password. */
export function passwordLinkMail(context: Sender, role: Role, to: Reader, token: string): Mail {
  const link = pageFor(context, to, `/${role}/reset-password?token=${token}`);
  const { passwordLink } = mailsIn(to.language).accounts;
  return mailTo(context, to, passwordLink({ site: context.site.name, link }));
}

type NewDevice = { device: string; network: string; at: Date };

/** Tells the owner of a log-in from a device that the account did not know. */
export function newDeviceMail(
  context: Sender,
  role: Role,
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
export function passwordChangedMail(context: Sender, role: Role, to: Reader): Mail {
  const { passwordChanged } = mailsIn(to.language).accounts;
  const link = forgotten(context, role, to);
  return mailTo(context, to, passwordChanged({ site: context.site.name, link }));
}

/** The page on which an owner asks for another password. */
export const forgotten = (context: Sender, role: Role, to: Reader) =>
  pageFor(context, to, `/${role}/forgot-password`);

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
