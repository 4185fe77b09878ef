import type { AppContext, Mail } from '../app-context.ts';

type Sender = Pick<AppContext, 'site' | 'publicUrl'>;

/** The mail that asks the owner of an address to confirm it. */
export function confirmMail(context: Sender, to: string, token: string, unsubscribe: string): Mail {
  const { name } = context.site;
  return {
    to,
    subject: `${name}: please confirm the newsletter`,
    text: [
      'Hello,',
      '',
      `somebody, hopefully you, entered this address for the newsletter of ${name}. Open this link within three days to confirm:`,
      '',
      `${context.publicUrl}/newsletter/confirm?token=${token}`,
      '',
      'If it was not you, do nothing: then no newsletter is sent, and the address is forgotten.',
      ...leaving(unsubscribe),
    ].join('\n'),
    unsubscribe,
  };
}

/** The mail to an address that is subscribed already, which the page must not reveal. */
export function alreadySubscribedMail(context: Sender, to: string, unsubscribe: string): Mail {
  const { name } = context.site;
  return {
    to,
    subject: `${name}: you have the newsletter already`,
    text: [
      'Hello,',
      '',
      `somebody, hopefully you, entered this address for the newsletter of ${name}. It is on the list already, and there is nothing to do.`,
      ...leaving(unsubscribe),
    ].join('\n'),
    unsubscribe,
  };
}

const leaving = (unsubscribe: string) => ['', 'Unsubscribe:', unsubscribe];
