import { parentPort, workerData } from 'node:worker_threads';
import { isMediaError, type MediaErrorCode } from './media-error.ts';
import { type RepackedVideo, repackVideo } from './repack-video.ts';

export type VideoTask = { source: string; output: string };
/** Errors cross the thread as plain data. */
export type VideoReport =
  | { video: RepackedVideo }
  | { refusal: { code: MediaErrorCode; message: string } }
  | { fault: string };

const { source, output } = workerData as VideoTask;

const report: VideoReport = await repackVideo(source, output).then(
  (video) => ({ video }),
  (error) =>
    isMediaError(error)
      ? { refusal: { code: error.code, message: error.message } }
      : { fault: String(error) },
);
parentPort?.postMessage(report);
