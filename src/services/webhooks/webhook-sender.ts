import { request as requestByHttp } from 'node:http';
import { request } from 'node:https';
import { isPublicAddress, isPublicName, lookupPublic } from '../notices/push-sender.ts';

/** What came of a delivery: the answer's status, 0 where there was none, and what it took. */
export type Sent = { status: number; milliseconds: number; problem: string };

export type WebhookSender = {
  /** Whether a webhook may lead to an address. */
  mayLeadTo: (url: string) => boolean;
  send: (url: string, headers: Record<string, string>, body: string) => Promise<Sent>;
};

const TRIED_MS = 15_000;

/**
 * Returns what tells programs of events. Their addresses come from sellers: nothing is sent but by HTTPS to public
 * addresses, whatever a name leads to at that moment, unless the operator allows others. Redirects are not followed, and
 * what is answered is not read.
 */
export function createWebhookSender({ toPrivate }: { toPrivate: boolean }): WebhookSender {
  const mayLeadTo = (address: string) => {
    const url = URL.parse(address);
    if (url === null || url.username !== '' || url.password !== '') return false;
    if (toPrivate) return url.protocol === 'https:' || url.protocol === 'http:';
    if (url.protocol !== 'https:') return false;
    return isPublicName(url.hostname) || isPublicAddress(url.hostname.replace(/^\[|\]$/g, ''));
  };
  return {
    mayLeadTo,
    async send(address, headers, body) {
      const begun = performance.now();
      const took = () => Math.round(performance.now() - begun);
      if (!mayLeadTo(address))
        return { status: 0, milliseconds: 0, problem: 'not a public address' };
      try {
        const status = await post(new URL(address), headers, body, toPrivate);
        const isFine = status >= 200 && status < 300;
        return { status, milliseconds: took(), problem: isFine ? '' : `status ${status}` };
      } catch (error) {
        const problem = error instanceof Error ? error.message : String(error);
        return { status: 0, milliseconds: took(), problem: problem.slice(0, 200) };
      }
    },
  };
}

function post(
  url: URL,
  headers: Record<string, string>,
  body: string,
  toPrivate: boolean,
): Promise<number> {
  const send = url.protocol === 'http:' ? requestByHttp : request;
  return new Promise((resolve, reject) => {
    const options = {
      ...{ method: 'POST', headers, agent: false as const },
      signal: AbortSignal.timeout(TRIED_MS),
      ...(!toPrivate && { lookup: lookupPublic }),
    };
    const sent = send(url, options, (response) => {
      response.on('error', () => {}).destroy();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', reject).end(body);
  });
}
