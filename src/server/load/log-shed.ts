import type { FastifyInstance } from 'fastify';

const EVERY_MS = 10_000;

/**
 * Logs how many requests were refused because too much was asked for: the first at once, then the sum
 * of each ten seconds, since a line for each would cost more than the refusals do.
 */
export function logShed(app: FastifyInstance): void {
  let shed = 0;
  let timer: NodeJS.Timeout | undefined;
  const tell = () => {
    timer = shed === 0 ? undefined : setTimeout(tell, EVERY_MS).unref();
    if (shed > 0) app.log.warn({ requests: shed }, 'more is asked for than can be done');
    shed = 0;
  };
  app.addHook('onResponse', (_request, reply, done) => {
    if (reply.isShed) {
      shed += 1;
      if (timer === undefined) tell();
    }
    done();
  });
  app.addHook('onClose', (_app, done) => {
    clearTimeout(timer);
    done();
  });
}
