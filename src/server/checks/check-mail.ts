import { verifyMailServer } from '#services/mail/mailers.ts';
import { isCertificateFault, networkCodeOf, ServiceFault } from './service-fault.ts';

/**
 * Connects to the mail server and logs in, without sending anything. Throws {@link ServiceFault}, which
 * names the server, never the password.
 */
export async function checkMail(smtpUrl: string): Promise<void> {
  const { host, username } = new URL(smtpUrl);
  const fault = (sentence: string, mayPass = false, cause?: unknown) =>
    new ServiceFault(sentence, mayPass, cause);
  try {
    await verifyMailServer(smtpUrl);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const network = networkCodeOf(error);
    if (code === 'EAUTH' || code === 'ENOAUTH') {
      throw fault(
        `The mail server ${host} refuses the log-in in SMTP_URL${username && ` (${decodeURIComponent(username)})`}. Check user and password, percent-encoded.`,
        false,
        error,
      );
    }
    if (isCertificateFault(network) || code === 'ETLS') {
      throw fault(
        `The mail server ${host} offers no encryption that is trusted (${network || code}). Correct SMTP_URL, or add its authority to NODE_EXTRA_CA_CERTS.`,
        false,
        error,
      );
    }
    if (code === 'EPROTOCOL') {
      throw fault(
        `What answers at ${host} is no mail server. Correct host and port in SMTP_URL (smtps:// is for port 465).`,
        false,
        error,
      );
    }
    throw fault(
      `The mail server ${host} in SMTP_URL cannot be reached (${network || code || 'no answer'}). Check host and port, and that it is running.`,
      true,
      error,
    );
  }
}
