import type { Mail } from '../app-context.ts';
import { greeting, type Sender } from './account-mails.ts';

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
  return {
    to: email,
    subject: `${name}: we have your registration`,
    text: [
      ...greeting,
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
    ].join('\n'),
  };
}

/** The link that confirms a seller's address, sent again. */
export function confirmEmailMail(context: Sender, to: string, token: string): Mail {
  const { name } = context.site;
  return {
    to,
    subject: `${name}: confirm your email`,
    text: [
      ...greeting,
      `you asked for a new link to confirm your address at ${name}. Earlier ones do not work any more.`,
      '',
      ...confirmLink(context, token),
      'If you did not ask, do nothing.',
    ].join('\n'),
  };
}
