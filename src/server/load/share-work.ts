import { availableParallelism } from 'node:os';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';
import { clientNetwork } from '#api/network/client-network.ts';
import { createWorkLimiter, overloaded, type WorkLimiter } from './work-limiter.ts';

/** The limits of concurrent work: visitors share one by network, staff another by account. */
export type SharedWork = { visitors: WorkLimiter; staff: WorkLimiter };

/**
 * Twice as many as there are processors: what waits for the database leaves this process's own to
 * what does not. Yet few at once, since work shares the event loop with cached responses, which are
 * sent in between. Workers share the processors.
 */
export function slotsOf(workers = 1): number {
  return 2 * Math.min(Math.max(Math.ceil(availableParallelism() / workers), 2), 4);
}

/**
 * Creates the two limits, of `slots` each, all but one of which one owner may take. Visitors' work is
 * refused while `isBusy` returns true, and sooner where more of it is asked for than can be done:
 * staff's is not.
 */
export function shareWork(isBusy: () => boolean, slots = slotsOf()): SharedWork {
  const bounds = { atOnce: slots, atOncePerOwner: slots - 1, longestWait: 10_000 };
  return {
    visitors: createWorkLimiter({
      ...bounds,
      waiting: 1000,
      waitingPerOwner: 500,
      longestWait: 3000,
      whenOverloaded: { after: 1000, quick: 500 },
      isBusy,
    }),
    staff: createWorkLimiter({ ...bounds, waiting: 400, waitingPerOwner: 40 }),
  };
}

/** After so long, work whose client has disconnected counts as done. */
const LONGEST_WORK_MS = 30_000;

/** Whether the client of a request has closed its connection. */
export const isGone =
  ({ raw }: FastifyRequest) =>
  () =>
    raw.socket?.destroyed ?? false;

/** Returns the limit that applies to a request's work, and the owner whose share it is. */
export function laneOf(request: FastifyRequest, work: SharedWork) {
  const actor = request.actor ?? { role: 'nobody' };
  if (actor.role === 'nobody') return { lane: work.visitors, owner: clientNetwork(request) };
  return { lane: work.staff, owner: `${actor.role} ${actor.id}` };
}

/**
 * Makes staff's reads wait for their turn, which ends when the response is sent. To be called
 * before the routes are added, within the scope whose guard identifies the actor.
 */
export function boundStaffReads(scope: FastifyInstance, { staff }: SharedWork): void {
  const ends = new WeakMap<FastifyRequest, () => void>();

  const enter: onRequestHookHandler = (request, reply, done) => {
    if (request.actor.role === 'nobody') return done();
    const owner = `${request.actor.role} ${request.actor.id}`;
    const { promise: answered, resolve } = Promise.withResolvers<void>();
    ends.set(request, resolve);
    // A client that disconnects may get no response at all: the turn ends when the work must be
    // done.
    reply.raw.once('close', () => {
      if (ends.has(request)) setTimeout(resolve, LONGEST_WORK_MS).unref();
    });
    const admit = () => {
      done();
      return answered;
    };
    staff.run({ owner }, admit).catch(done);
  };

  scope.addHook('onRoute', (route) => {
    if (route.method !== 'GET' && route.method !== 'HEAD') return;
    if (route.config?.access?.policy === 'anyone') return;
    const own = route.onRequest === undefined ? [] : [route.onRequest].flat();
    route.onRequest = [...own, enter] as onRequestHookHandler[];
  });
  scope.addHook('onSend', (request, _reply, payload, done) => {
    ends.get(request)?.();
    ends.delete(request);
    done(null, payload);
  });
}

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

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Served however busy the process is: health, and what is needed to log in. */
    evenWhenBusy?: boolean;
  }
}

/** Longer than any bearable delay: a sample without a single tick counts as endless. */
const SAMPLE_MS = 4000;

/**
 * Watches the event loop; returns a function that says whether it is blocked for longer than
 * `mostDelayMs` (0: never). It refuses nothing itself, since files and cached responses cost
 * nothing; those who start work ask it first.
 */
export async function watchPressure(
  app: FastifyInstance,
  mostDelayMs: number,
): Promise<() => boolean> {
  await app.register(underPressure, {
    maxEventLoopDelay: mostDelayMs,
    sampleInterval: SAMPLE_MS,
    pressureHandler: () => undefined,
  });
  return () => app.isUnderPressure();
}

/**
 * Refuses visitors' calls (503) while the process is too busy. Cached responses have been sent
 * before; sellers and admins are served for as long as anybody is.
 */
export function refuseWhenBusy(scope: FastifyInstance, isBusy: () => boolean): void {
  scope.addHook('preParsing', (request, _reply, payload, done) => {
    const isStaff = (request.actor ?? { role: 'nobody' }).role !== 'nobody';
    if (isStaff || request.routeOptions.config.evenWhenBusy || !isBusy())
      return done(null, payload);
    done(overloaded());
  });
}
