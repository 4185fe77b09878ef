import { availableParallelism } from 'node:os';
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';
import { clientNetwork } from '#api/client-network.ts';
import { createWorkLimiter, type WorkLimiter } from './work-limiter.ts';

/** Who works beside whom: visitors by their networks, and staff by their accounts in a lane of their own. */
export type SharedWork = { visitors: WorkLimiter; staff: WorkLimiter };

/**
 * Few at once: they share one event loop, and with it the kept answers, which are to be sent in
 * between. More than there are processors makes nothing sooner, but lets everything wait longer.
 */
const PLACES = Math.min(Math.max(availableParallelism(), 2), 4);

/**
 * So many `places` in each lane, all but one of which one owner may take. While `isBusy` says so,
 * visitors' work is refused; staff are asked for it by their own hooks.
 */
export function shareWork(isBusy: () => boolean, places = PLACES): SharedWork {
  const bounds = {
    atOnce: places,
    atOncePerOwner: places - 1,
    waiting: 400,
    waitingPerOwner: 40,
    longestWait: 10_000,
  };
  return { visitors: createWorkLimiter({ ...bounds, isBusy }), staff: createWorkLimiter(bounds) };
}

/** After so long, work whose asker has left counts as done. */
const LONGEST_WORK_MS = 30_000;

/** In which lane a request's work waits, and whose share it is of. */
export function laneOf(request: FastifyRequest, work: SharedWork) {
  const actor = request.actor ?? { role: 'nobody' };
  if (actor.role === 'nobody') return { lane: work.visitors, owner: clientNetwork(request) };
  return { lane: work.staff, owner: `${actor.role} ${actor.id}` };
}

/**
 * Lets staff's reads wait for their turn, which ends when the answer goes out. Call it before the
 * routes are added, within the scope whose guard says who asks.
 */
export function boundStaffReads(scope: FastifyInstance, { staff }: SharedWork): void {
  const ends = new WeakMap<FastifyRequest, () => void>();

  const enter: onRequestHookHandler = (request, reply, done) => {
    if (request.actor.role === 'nobody') return done();
    const owner = `${request.actor.role} ${request.actor.id}`;
    const { promise: answered, resolve } = Promise.withResolvers<void>();
    ends.set(request, resolve);
    // Whoever leaves gets no answer, maybe none at all: the turn ends when the work must have.
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
    if (route.config?.policy === 'anyone') return;
    const own = route.onRequest === undefined ? [] : [route.onRequest].flat();
    route.onRequest = [...own, enter] as onRequestHookHandler[];
  });
  scope.addHook('onSend', (request, _reply, payload, done) => {
    ends.get(request)?.();
    ends.delete(request);
    done(null, payload);
  });
}
