import { type FileHandle, open, rm, stat } from 'node:fs/promises';
import {
  Conversion,
  FilePathSource,
  Input,
  Logging,
  LogLevel,
  MovOutputFormat,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  StreamTarget,
  type StreamTargetChunk,
} from 'mediabunny';
import { isMediaError } from '../media-error.ts';
import type { VideoContainer } from '../receive/identify-file.ts';
import { damagedVideo } from './damaged-video.ts';
import { hideVideoMetadata } from './hide-video-metadata.ts';
import { measurePackets, readVideoFacts } from './video-facts.ts';

/** The video in `output`. Width and height are upright pixels, `duration` is in seconds. */
export type RepackedVideo = {
  container: VideoContainer;
  width: number;
  height: number;
  duration: number;
  /** `avc`, `vp9` or `av1`. */
  codec: string;
};

/**
 * Repacks the video at `source` into `output`: its packets are copied, not encoded again, the index
 * comes first so that playing starts at once, MOV becomes MP4, which more browsers play, and place,
 * date and all other metadata are removed. The same bytes always give the same bytes. Throws
 * MediaError for a file that is no playable video. To be run in a bounded process: a hostile index
 * can ask for any amount of memory and time.
 */
export async function repackVideo(source: string, output: string): Promise<RepackedVideo> {
  Logging.level = LogLevel.Silent;
  try {
    using input = openContainer(source);
    const facts = await readVideoFacts(input);
    const expected = await packetBytesIn(source);
    const container = await containerFor(input);
    await copyTracks(input, output, container);
    // Copying ends without an error where a truncated file ends.
    if ((await packetBytesIn(output)) < expected) throw damagedVideo();
    await hideVideoMetadata(output);
    return { ...facts, container };
  } catch (error) {
    await rm(output, { force: true });
    // A full disk is not the video's fault.
    const isMachineError = error instanceof Error && 'syscall' in error;
    throw isMediaError(error) || isMachineError ? error : damagedVideo(error);
  }
}

const openContainer = (path: string) =>
  new Input({ formats: [MP4, QTFF], source: new FilePathSource(path) });

/** Returns the bytes of all picture and sound packets, by the index. */
async function packetBytesIn(path: string): Promise<number> {
  using input = openContainer(path);
  const { size } = await stat(path);
  const video = await input.getPrimaryVideoTrack();
  const audio = await input.getPrimaryAudioTrack();
  let bytes = 0;
  for (const track of [video, audio]) {
    if (track && (await track.getCodec())) bytes += await measurePackets(track, size - bytes);
  }
  return bytes;
}

/** Returns MP4, or MOV for uncompressed sound, which no browser plays from MP4. */
async function containerFor(input: Input): Promise<VideoContainer> {
  const sound = await (await input.getPrimaryAudioTrack())?.getCodec();
  return sound?.startsWith('pcm') ? 'mov' : 'mp4';
}

async function copyTracks(input: Input, path: string, container: VideoContainer): Promise<void> {
  const Format = container === 'mov' ? MovOutputFormat : Mp4OutputFormat;
  const file = await open(path, 'w');
  try {
    const conversion = await Conversion.init({
      input,
      output: new Output({
        format: new Format({ fastStart: 'in-memory' }),
        target: new StreamTarget(writerTo(file)),
      }),
      tracks: 'primary',
      tags: {},
      copy: { mode: 'forced', shiftTolerance: Number.POSITIVE_INFINITY },
      showWarnings: false,
    });
    if (!conversion.utilizedTracks.some((track) => track.isVideoTrack())) throw damagedVideo();
    await conversion.execute();
  } finally {
    await file.close();
  }
}

const writerTo = (file: FileHandle) =>
  new WritableStream<StreamTargetChunk>({
    async write({ data, position }) {
      for (let done = 0; done < data.length; ) {
        const { bytesWritten } = await file.write(data, done, data.length - done, position + done);
        done += bytesWritten;
      }
    },
  });
