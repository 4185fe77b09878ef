import { Worker } from 'node:worker_threads';
import { damagedVideo } from './damaged-video.ts';
import { mediaError } from './media-error.ts';
import type { RepackedVideo } from './repack-video.ts';
import type { VideoReport, VideoTask } from './video-thread.ts';

const LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };
const SECONDS = 30;

/**
 * Runs repackVideo in a thread whose memory and time are bounded, and away from the one that
 * answers pages. A video that exceeds either is refused as damaged.
 */
export async function runVideoThread(task: VideoTask): Promise<RepackedVideo> {
  const thread = new Worker(new URL('./video-thread.ts', import.meta.url), {
    workerData: task,
    resourceLimits: LIMITS,
    execArgv: [],
  });
  const timer = setTimeout(() => thread.terminate(), SECONDS * 1000);
  try {
    const report = await new Promise<VideoReport>((resolve, reject) => {
      thread.once('message', resolve);
      thread.once('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? damagedVideo(error) : error),
      );
      thread.once('exit', () => reject(damagedVideo()));
    });
    if ('video' in report) return report.video;
    if ('refusal' in report) throw mediaError(report.refusal.code, report.refusal.message);
    throw new Error(`A video could not be repacked: ${report.fault}`);
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
