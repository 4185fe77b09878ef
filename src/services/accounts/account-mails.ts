import type { Role } from '#contracts/account.ts';
import type { AppContext, Mail } from '../app-context.ts';

export type Sender = Pick<AppContext, 'site' | 'publicUrl'>;

/**
 * Mails never contain the account's name, which a stranger could have chosen to write to this
 * address.
 */
export const greeting = ['Hello,', ''];

/** The mail with the link that replaces a forgotten password. */
export function passwordLinkMail(context: Sender, role: Role, to: string, token: string): Mail {
  const { name } = context.site;
  return {
    to,
    subject: `${name}: choose a new password`,
    text: [
      ...greeting,
      `somebody, hopefully you, asked for a new password at ${name}. Open this link within an hour to choose one:`,
      '',
      `${context.publicUrl}/${role}/reset-password?token=${token}`,
      '',
      'The link works once. If you did not ask, do nothing: your password stays as it is.',
    ].join('\n'),
  };
}

type NewDevice = { device: string; network: string; at: Date };

/** Tells the owner of a log-in from a device that the account did not know. */
export function newDeviceMail(
  context: Sender,
  role: Role,
  to: string,
  { device, network, at }: NewDevice,
): Mail {
  const { name } = context.site;
  return {
    to,
    subject: `${name}: a log-in from a new device`,
    text: [
      ...greeting,
      `somebody, hopefully you, logged in to your account at ${name} from a device that it did not know:`,
      '',
      `Device: ${device}`,
      `Network: ${network}`,
      `When: ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
      '',
      'If that was you, there is nothing to do. If it was not, choose a new password at once, which ends every session:',
      '',
      `${context.publicUrl}/${role}/forgot-password`,
    ].join('\n'),
  };
}

/** Returns the mail that tells the owner of a change, which somebody else may have made. */
export function passwordChangedMail(context: Sender, role: Role, to: string): Mail {
  const { name } = context.site;
  return {
    to,
    subject: `${name}: your password was changed`,
    text: [
      ...greeting,
      `the password of your account at ${name} was changed, and every other session was ended. If that was not you, choose a new one at once:`,
      '',
      `${context.publicUrl}/${role}/forgot-password`,
    ].join('\n'),
  };
}
