import type { Change } from '#database/change-channel.ts';

/** A worker that may have cached answers. */
type Member = {
  /** Asks it to drop what a change concerns; it answers with {@link ChangeRelay.dropped}. */
  drop: (number: number, change: Change) => void;
  /** Ends it at once. */
  kill: () => void;
};

export type ChangeRelay = {
  join: (id: number, member: Member) => void;
  /** Removes a worker that has ended: nobody waits for it any longer. */
  leave: (id: number) => void;
  /** Notes that a worker has done what it was asked under `number`. */
  dropped: (id: number, number: number) => void;
  /** Tells all workers but `from` (0: all) of a change; done when each has dropped it or ended. */
  tell: (from: number, change: Change) => Promise<void>;
};

/**
 * Creates what tells all workers of each other's changes. One that does not answer within
 * `longestMs` is killed: it might go on to show what it has cached.
 */
export function createChangeRelay(longestMs: number): ChangeRelay {
  const members = new Map<number, Member & { asked: Map<number, () => void> }>();
  let last = 0;

  function ask(member: Member & { asked: Map<number, () => void> }, change: Change) {
    const { promise, resolve } = Promise.withResolvers<void>();
    last += 1;
    const timer = setTimeout(member.kill, longestMs);
    member.asked.set(last, () => {
      clearTimeout(timer);
      resolve();
    });
    member.drop(last, change);
    return promise;
  }

  return {
    join: (id, member) => void members.set(id, { ...member, asked: new Map() }),
    leave(id) {
      for (const done of members.get(id)?.asked.values() ?? []) done();
      members.delete(id);
    },
    dropped(id, number) {
      const asked = members.get(id)?.asked;
      asked?.get(number)?.();
      asked?.delete(number);
    },
    async tell(from, change) {
      const others = [...members].filter(([id]) => id !== from);
      await Promise.all(others.map(([, member]) => ask(member, change)));
    },
  };
}
