import type { Role } from '#contracts/account.ts';
import type { AppContext, Mail } from '../app-context.ts';
import { mailTo } from '../mail/send-mail.ts';

export type Sender = Pick<AppContext, 'site' | 'publicUrl'>;

/** The mail with the link that replaces a forgotten password. */
export function passwordLinkMail(context: Sender, role: Role, to: string, token: string): Mail {
  const { name } = context.site;
  return mailTo(context, to, 'choose a new password', [
    `somebody, hopefully you, asked for a new password at ${name}. Open this link within an hour to choose one:`,
    '',
    `${context.publicUrl}/${role}/reset-password?token=${token}`,
    '',
    'The link works once. If you did not ask, do nothing: your password stays as it is.',
  ]);
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
  return mailTo(context, to, 'a log-in from a new device', [
    `somebody, hopefully you, logged in to your account at ${name} from a device that it did not know:`,
    '',
    `Device: ${device}`,
    `Network: ${network}`,
    `When: ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    '',
    'If that was you, there is nothing to do. If it was not, choose a new password at once, which ends every session:',
    '',
    `${context.publicUrl}/${role}/forgot-password`,
  ]);
}

/** Returns the mail that tells the owner of a change, which somebody else may have made. */
export function passwordChangedMail(context: Sender, role: Role, to: string): Mail {
  const { name } = context.site;
  return mailTo(context, to, 'your password was changed', [
    `the password of your account at ${name} was changed, and every other session was ended. If that was not you, choose a new one at once:`,
    '',
    `${context.publicUrl}/${role}/forgot-password`,
  ]);
}

const confirmLink = ({ publicUrl }: Sender, token: string) => [
  'Open this link within three days to confirm that this address is yours:',
  '',
  `${publicUrl}/seller/confirm-email?token=${token}`,
  '',
  'The link works once.',
];

/**
 * The mail after a registration: what was received, how to confirm the address, what comes next.
 */
export function registeredMail(
  context: Sender,
  { email, phone }: { email: string; phone: string },
  token: string,
): Mail {
  const { name } = context.site;
  return mailTo(context, email, 'we have your registration', [
    `somebody, hopefully you, registered at ${name} as a seller, with this address and the phone number ${phone}. Either opens your account, with the password you chose.`,
    '',
    ...confirmLink(context, token),
    '',
    'What comes next:',
    '',
    '1. Log in and fill in your profile, with the numbers on which shoppers may chat with you.',
    '2. We look at your registration, and tell you by mail what we decided.',
    '3. Once you are approved, add your products. Shoppers see them at once.',
    '',
    `${context.publicUrl}/seller/`,
    '',
    'If you did not register, do nothing: nobody can confirm your address but you.',
  ]);
}

/** The link that confirms a seller's address, sent again. */
export function confirmEmailMail(context: Sender, to: string, token: string): Mail {
  const { name } = context.site;
  return mailTo(context, to, 'confirm your email', [
    `you asked for a new link to confirm your address at ${name}. Earlier ones do not work any more.`,
    '',
    ...confirmLink(context, token),
    'If you did not ask, do nothing.',
  ]);
}
