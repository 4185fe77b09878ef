import { Mutex, Semaphore } from 'async-mutex';

/**
 * At most two pictures are decoded or encoded at once in this process, so that pages are served
 * meanwhile and memory stays bounded; a picture that needs much memory weighs 2.
 */
export const pictureSemaphore = new Semaphore(2);

const locks = new Map<string, Mutex>();

/**
 * Runs one task at a time for each content hash: two uploads of the same file, or an upload and the
 * encoding of the same picture, could otherwise remove each other's files when one of them fails.
 */
export async function withHashLock<T>(hash: string, task: () => Promise<T>): Promise<T> {
  const lock = locks.get(hash) ?? new Mutex();
  locks.set(hash, lock);
  try {
    return await lock.runExclusive(task);
  } finally {
    if (!lock.isLocked()) locks.delete(hash);
  }
}
