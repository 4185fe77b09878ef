import { afterResponse } from '../after-response.ts';
import type { AppContext, Mail } from '../app-context.ts';

/** Sends a mail after the response: a slow or failing mail server breaks no write. */
export function sendMail(context: Pick<AppContext, 'sendMail' | 'log'>, mail: Mail): void {
  afterResponse(context, 'a mail could not be sent', () => context.sendMail(mail));
}
