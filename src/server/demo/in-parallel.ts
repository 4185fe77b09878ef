import PQueue from 'p-queue';

/** A few entries at a time: pictures are encoded meanwhile, which keeps two cores busy. */
const AT_A_TIME = 3;

/** Runs `work` over `items`, a few at a time, and waits for all; the first failure rejects. */
export async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>) {
  const queue = new PQueue({ concurrency: AT_A_TIME });
  await queue.addAll(items.map((item) => () => work(item)));
}
