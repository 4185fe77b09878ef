import type { FromWorker } from './messages.ts';

/** Tells the process that started this worker. */
export function speak(message: FromWorker): void {
  process.send?.(message);
}

/** Says why this worker cannot start, and exits. */
export function refuseAsWorker(sentence: string): void {
  const message: FromWorker = { kind: 'refused', sentence };
  process.send?.(message, undefined, undefined, () => process.exit(1));
}
