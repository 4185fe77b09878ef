import fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logShed } from './share-work.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('however many requests are refused, the log has a line at once and one each ten seconds', async () => {
  await using app = fastify();
  const warn = vi.spyOn(app.log, 'warn');
  logShed(app);
  app.get('/', (_request, reply) => {
    reply.isShed = true;
    return reply.code(503).send();
  });
  app.get('/served', () => 'here');
  const told = () => warn.mock.calls.map(([details]) => details);

  await app.inject('/served');
  expect(told()).toEqual([]);
  for (let asked = 0; asked < 4; asked += 1) await app.inject('/');
  expect(told()).toEqual([{ requests: 1 }]);
  vi.advanceTimersByTime(10_000);
  expect(told()).toEqual([{ requests: 1 }, { requests: 3 }]);
  vi.advanceTimersByTime(30_000);
  expect(warn).toHaveBeenCalledTimes(2);
  await app.inject('/');
  expect(told().at(-1)).toEqual({ requests: 1 });
});
