import { afterAnswer } from '../after-answer.ts';
import type { Mail, Marketplace } from '../marketplace.ts';

/** Sends a mail once the answer is out: a mail server that is slow or down breaks no write. */
export function sendMail(market: Pick<Marketplace, 'sendMail' | 'log'>, mail: Mail): void {
  afterAnswer(market, 'a mail could not be sent', () => market.sendMail(mail));
}
