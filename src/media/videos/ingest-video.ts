import { rm } from 'node:fs/promises';
import { runBounded } from '../bounded/run-bounded.ts';
import { withHashLock } from '../concurrency.ts';
import { identifyVideo } from '../receive/identify-file.ts';
import type { ReceivedFile } from '../receive/receive-upload.ts';
import { type MediaStore, namesOf, saveFiles, videoName } from '../store/store.ts';
import type { VideoTask } from './inspect-video.ts';
import { damagedVideo, type RepackedVideo } from './repack-video.ts';

/** A stored video, by the hash of its upload. Width and height are upright pixels. */
export type IngestedVideo = Omit<RepackedVideo, 'container'> & {
  kind: 'video';
  hash: string;
  /** Its name in the store, `.mp4` or `.mov`. */
  file: string;
};

/**
 * Checks a received video and stores it repacked (see repackVideo). The same upload always gives
 * the same file, written once. Throws MediaError and stores nothing when the video is refused.
 * Writes one file beside the upload meanwhile, and removes it.
 */
export async function ingestVideo(store: MediaStore, upload: ReceivedFile): Promise<IngestedVideo> {
  const { path, hash } = upload;
  await identifyVideo(path);
  const output = `${path}.repacked`;
  return withHashLock(hash, async () => {
    try {
      const { container, ...video } = await repackBounded({ source: path, output });
      const file = videoName(hash, container);
      await saveFiles(store, await namesOf(store, hash), [{ name: file, source: output }]);
      return { kind: 'video', hash, file, ...video };
    } finally {
      await rm(output, { force: true });
    }
  });
}

const BOUNDS = { memoryMb: 256, heapMb: 96, seconds: 30, reportMb: 1 };

/**
 * Runs repackVideo in a separate process with limited memory and time. A video that exceeds either
 * is refused as damaged.
 */
function repackBounded(task: VideoTask): Promise<RepackedVideo> {
  const script = new URL('./inspect-video.ts', import.meta.url);
  return runBounded<RepackedVideo>(script, task, BOUNDS, damagedVideo);
}
