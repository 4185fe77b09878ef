import type { Change } from '#database/change-channel.ts';
import type { SiteFile } from '#services/content/current-content.ts';
import type { ProcessNumbers } from '../observability/process-numbers.ts';

/** What one worker is to do among the others. */
export type WorkerSlot = {
  /** From 1. */
  number: number;
  /** Does what is done once at the start, before the others begin. */
  prepares: boolean;
  /** Does the work in the background. */
  hasBackground: boolean;
  /** The site's texts as they were when the first worker began. */
  site: SiteFile;
};

/** What a worker tells the process that it was started by. */
export type FromWorker =
  /** It asks for its slot, and says by what name it owns folders. */
  | { kind: 'begun'; owner: string }
  /** It wants to hear of changes from now on, and caches nothing before the answer. */
  | { kind: 'joins' }
  | { kind: 'open'; port: number; isDemo: boolean }
  /** It cannot start, and ends. */
  | { kind: 'refused'; sentence: string }
  /** It has committed a change, and waits until the others have been told. */
  | { kind: 'changed'; number: number; change: Change }
  /** It has dropped what a change concerns. */
  | { kind: 'dropped'; number: number }
  /** It asks for the numbers of all workers; `forMetrics` with those of Node.js. */
  | { kind: 'asks-numbers'; number: number; forMetrics: boolean }
  /** Its own numbers, as it was asked for. */
  | { kind: 'numbers'; number: number; numbers: ProcessNumbers };

/** What a worker is told. */
export type ToWorker =
  | { kind: 'slot'; slot: WorkerSlot }
  | { kind: 'joined' }
  | { kind: 'drop'; number: number; change: Change }
  /** All others have dropped what its change `number` concerns. */
  | { kind: 'told'; number: number }
  /** It is asked for its own numbers. */
  | { kind: 'tell-numbers'; number: number; forMetrics: boolean }
  /** The numbers of all that it has asked for. */
  | { kind: 'all-numbers'; number: number; all: ProcessNumbers[] }
  | { kind: 'stop'; drains: boolean };

/** Tells the process that started this worker. */
export function speak(message: FromWorker): void {
  process.send?.(message);
}

/** Says why this worker cannot start, and exits. */
export function refuseAsWorker(sentence: string): void {
  const message: FromWorker = { kind: 'refused', sentence };
  process.send?.(message, undefined, undefined, () => process.exit(1));
}
