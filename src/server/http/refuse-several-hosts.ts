import type { FastifyInstance } from 'fastify';
import { toAdmins } from '#languages/said.ts';
import { failure } from '#services/failure.ts';

/**
 * Refuses (400) a request with two `Host` headers, as HTTP demands: a proxy in front may have gone by the one
 * that Node leaves out.
 */
export function refuseSeveralHosts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(hasSeveralHosts(request.raw.rawHeaders) ? severalHosts() : undefined);
  });
}

const severalHosts = () =>
  failure(400, 'malformed', toAdmins('A request names one Host. Send it once.'));

/** Whether raw headers, names and values in turn, have more than one `Host`. */
export function hasSeveralHosts(headers: readonly string[]): boolean {
  let count = 0;
  for (let at = 0; at < headers.length; at += 2) {
    if (headers[at]?.length === 4 && headers[at]?.toLowerCase() === 'host') count += 1;
  }
  return count > 1;
}
