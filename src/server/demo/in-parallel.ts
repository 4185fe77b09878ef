/** A few entries at a time: pictures are encoded meanwhile, which keeps two cores busy. */
export const AT_A_TIME = 3;

/** Runs `work` over `items`, at most `most` at a time, and waits for all; the first failure rejects. */
export async function inParallel<T>(
  items: readonly T[],
  most: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: most }, worker));
}
