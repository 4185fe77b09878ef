const last = new Map<string, Promise<unknown>>();

/**
 * Runs one task at a time for each content hash: two uploads of the same file, or an upload and the
 * encoding of the same picture, could otherwise remove each other's files when one of them fails.
 */
export async function withHashLock<T>(hash: string, task: () => Promise<T>): Promise<T> {
  const mine = (last.get(hash) ?? Promise.resolve()).then(task, task);
  const settled = mine.catch(() => undefined);
  last.set(hash, settled);
  try {
    return await mine;
  } finally {
    if (last.get(hash) === settled) last.delete(hash);
  }
}
