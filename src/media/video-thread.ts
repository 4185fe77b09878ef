import { parentPort, workerData } from 'node:worker_threads';
import type { VideoContainer } from './identify-file.ts';
import { isMediaError, type MediaErrorCode } from './media-error.ts';
import { type RepackedVideo, repackVideo } from './repack-video.ts';

export type VideoTask = { source: string; container: VideoContainer; output: string };
/** Errors cross the thread as plain data. */
export type VideoReport =
  | { video: RepackedVideo }
  | { refusal: { code: MediaErrorCode; message: string } }
  | { fault: string };

const { source, container, output } = workerData as VideoTask;

const report: VideoReport = await repackVideo(source, container, output).then(
  (video) => ({ video }),
  (error) =>
    isMediaError(error)
      ? { refusal: { code: error.code, message: error.message } }
      : { fault: String(error) },
);
parentPort?.postMessage(report);
