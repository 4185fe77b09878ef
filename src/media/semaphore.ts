/**
 * Runs tasks so that the total weight of running ones never exceeds the capacity; the others wait
 * in turn.
 */
export type Semaphore = <T>(weight: number, task: () => Promise<T>) => Promise<T>;

/**
 * Creates a semaphore of capacity `room`. Where `mostWaiting` tasks wait already, another is
 * refused with `tooMany`.
 */
export function createSemaphore(
  room: number,
  mostWaiting = Number.POSITIVE_INFINITY,
  tooMany = () => new Error('Too many tasks wait.'),
): Semaphore {
  let free = room;
  const waiting: { weight: number; start: () => void }[] = [];

  const startWaiting = () => {
    for (let next = waiting[0]; next && next.weight <= free; next = waiting[0]) {
      waiting.shift();
      free -= next.weight;
      next.start();
    }
  };

  return async (weight, task) => {
    const taken = Math.min(weight, room);
    if (waiting.length >= mostWaiting) throw tooMany();
    await new Promise<void>((start) => {
      waiting.push({ weight: taken, start });
      startWaiting();
    });
    try {
      return await task();
    } finally {
      free += taken;
      startWaiting();
    }
  };
}

/**
 * At most two pictures are decoded or encoded at once in this process, so that pages are served
 * meanwhile and memory stays bounded; a picture that needs much memory weighs 2.
 */
export const pictureSemaphore = createSemaphore(2);
