import type { MailLine, MailText } from '#languages/mail-text.ts';

/** The lines at the end of what readers get. */
export const leaving = (unsubscribe: string): MailLine[] => [
  '',
  { label: 'Unsubscribe', url: unsubscribe },
];

type Confirm = { site: string; link: string; unsubscribe: string };

export const confirmNewsletter = ({ site, link, unsubscribe }: Confirm): MailText => ({
  subject: 'please confirm the newsletter',
  lines: [
    `somebody, hopefully you, entered this address for the newsletter of ${site}. Open this link within three days to confirm:`,
    '',
    { url: link },
    '',
    'If it was not you, do nothing: then no newsletter is sent, and the address is forgotten.',
    ...leaving(unsubscribe),
  ],
});

export const newsletterAlready = ({ site, unsubscribe }: Omit<Confirm, 'link'>): MailText => ({
  subject: 'you have the newsletter already',
  lines: [
    `somebody, hopefully you, entered this address for the newsletter of ${site}. It is on the list already, and there is nothing to do.`,
    ...leaving(unsubscribe),
  ],
});
