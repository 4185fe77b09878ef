import { runBounded } from '../bounded/run-bounded.ts';
import { damagedVideo } from './damaged-video.ts';
import type { VideoTask } from './inspect-video.ts';
import type { RepackedVideo } from './repack-video.ts';

const BOUNDS = { memoryMb: 256, heapMb: 96, seconds: 30, reportMb: 1 };

/**
 * Runs repackVideo in a separate process with limited memory and time. A video that exceeds either
 * is refused as damaged.
 */
export function repackBounded(task: VideoTask): Promise<RepackedVideo> {
  const script = new URL('./inspect-video.ts', import.meta.url);
  return runBounded<RepackedVideo>(script, task, BOUNDS, damagedVideo);
}
