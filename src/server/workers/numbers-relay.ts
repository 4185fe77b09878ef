import type { ProcessNumbers } from '../observability/process-numbers.ts';

type Asked = { waiting: Set<number>; told: ProcessNumbers[]; finish: () => void };

export type NumbersRelay = {
  /** Adds a worker, by what asks it for its numbers. */
  join: (id: number, ask: (number: number, forMetrics: boolean) => void) => void;
  leave: (id: number) => void;
  /** Notes what a worker has answered to the question `number`. */
  told: (id: number, number: number, numbers: ProcessNumbers) => void;
  /** Returns the numbers of all workers that answer in time, in the order of their slots. */
  collect: (forMetrics: boolean) => Promise<ProcessNumbers[]>;
};

/** Creates what asks all workers for their numbers, and waits `longestMs` at most. */
export function createNumbersRelay(longestMs: number): NumbersRelay {
  const members = new Map<number, (number: number, forMetrics: boolean) => void>();
  const open = new Map<number, Asked>();
  let last = 0;

  function tick(asked: Asked, id: number): void {
    asked.waiting.delete(id);
    if (asked.waiting.size === 0) asked.finish();
  }

  return {
    join: (id, ask) => void members.set(id, ask),
    leave(id) {
      members.delete(id);
      for (const asked of open.values()) tick(asked, id);
    },
    told(id, number, numbers) {
      const asked = open.get(number);
      if (asked === undefined) return;
      asked.told.push(numbers);
      tick(asked, id);
    },
    async collect(forMetrics) {
      if (members.size === 0) return [];
      const { promise, resolve: finish } = Promise.withResolvers<void>();
      const asked: Asked = { waiting: new Set(members.keys()), told: [], finish };
      last += 1;
      const number = last;
      open.set(number, asked);
      const timer = setTimeout(finish, longestMs);
      for (const ask of members.values()) ask(number, forMetrics);
      await promise;
      clearTimeout(timer);
      open.delete(number);
      return asked.told.sort((one, other) => one.worker - other.worker);
    },
  };
}
