/** Why a mail was not sent. */
export type MailProblem = {
  /** For an admin, without what the mail says. */
  sentence: string;
  /** The mail server refuses this mail, and would do so again. */
  isFinal: boolean;
  /** The mail server cannot be used at all at present, which is not this mail's fault. */
  isServers: boolean;
  /** Nobody has this address. */
  isDead: boolean;
};

/** What nodemailer's errors carry. */
type SmtpError = {
  code?: string;
  responseCode?: number;
  response?: string;
  command?: string;
  timeoutType?: string;
};

const LONGEST_ANSWER = 200;

const unreachable: Readonly<Record<string, string>> = {
  EABORT: 'The mail server did not answer in time.',
  EAUTH: 'The mail server does not accept the name and password of SMTP_URL.',
  ECONNECTION: 'The mail server cannot be reached.',
  EDNS: 'The name of the mail server is not known.',
  ENOAUTH: 'The mail server wants a name and a password in SMTP_URL.',
  EPROTOCOL: 'What answers at SMTP_URL is no mail server.',
  ESOCKET: 'The mail server cannot be reached.',
  ETIMEDOUT: 'The mail server did not answer in time.',
  ETLS: 'The mail server offers no safe connection.',
};

/**
 * What may be this mail's own: silence or an end within a conversation, as of a server that waits for the recipient's.
 * Held like an outage, it would be tried again whenever another mail goes through.
 */
const mayBeThisMails = ({ code, timeoutType }: SmtpError) =>
  code === 'EABORT' || code === 'ECONNECTION' || timeoutType === 'SOCKET_TIMEOUT';

/**
 * Says what an error of an attempt means. A refusal of the recipient or of the text is final (5xx) or
 * not (4xx); whatever else goes wrong is the server's, or our way to it.
 */
export function describeProblem(error: unknown): MailProblem {
  const { code = '', responseCode, response, command = '' } = error as SmtpError;
  const isAboutThisMail = /^(RCPT TO|DATA)/.test(command) && responseCode !== 421;
  if (isAboutThisMail && responseCode) {
    const isFinal = responseCode >= 500;
    const verb = isFinal ? 'refused it' : 'put it off';
    const sentence = `The mail server ${verb}: ${responseCode} ${quoted(response)}`.trim();
    return { sentence, isFinal, isServers: false, isDead: isDeadAddress(response) };
  }
  if (responseCode && command === 'MAIL FROM') {
    const sentence = `The mail server does not take mails from MAIL_FROM: ${responseCode} ${quoted(response)}`;
    return { sentence: sentence.trim(), isFinal: false, isServers: true, isDead: false };
  }
  const sentence = unreachable[code] ?? `It could not be handed over (${code || 'unknown error'}).`;
  const isServers = !mayBeThisMails(error as SmtpError);
  return { sentence, isFinal: code === 'not-one-address', isServers, isDead: false };
}

/**
 * Whether a server says with a status (RFC 3463) that nobody has an address, or uses it any more. A full mailbox and what
 * its rules refuse are no such reason.
 */
export const isDeadAddress = (said = ''): boolean =>
  /(?:^|[^\d.])5\.(?:1\.(?:[0-3]|6|10)|2\.1)(?![\d.])/.test(said);

/** One line of what a server said, without addresses: filters quote the mail's own links. */
export function quoted(response = ''): string {
  return response
    .replace(/^\d{3}[ -]/, '')
    .replace(/\S*:\/\/\S*|\S*token=\S*/gi, '…')
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .slice(0, LONGEST_ANSWER);
}
