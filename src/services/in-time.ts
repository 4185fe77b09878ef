/** Returns what a promise resolves to, or null where it rejects or takes longer than so many milliseconds. */
export async function inTime<T>(reading: Promise<T>, longestMs: number): Promise<T | null> {
  const { promise, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), longestMs);
  try {
    return await Promise.race([reading, promise]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
