import { copyFile, rm, stat } from 'node:fs/promises';
import {
  Conversion,
  FilePathSource,
  FilePathTarget,
  Input,
  Logging,
  LogLevel,
  MovOutputFormat,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
} from 'mediabunny';
import { damagedVideo } from './damaged-video.ts';
import { hideVideoMetadata } from './hide-video-metadata.ts';
import type { VideoContainer } from './identify-file.ts';
import { isMediaError } from './media-error.ts';
import { measurePackets, readVideoFacts } from './video-facts.ts';

/** What `output` holds now. Width and height are upright pixels, `duration` is in seconds. */
export type RepackedVideo = {
  container: VideoContainer;
  width: number;
  height: number;
  duration: number;
  /** `avc`, `hevc`, `vp9` or `av1`. */
  codec: string;
  /** False when the container was kept as it came: its index may then be at its end. */
  repacked: boolean;
};

/**
 * Writes the video at `source` anew to `output`: its packets are copied, not encoded again, the
 * index comes first so that playing starts at once, MOV becomes MP4, which more browsers take, and
 * place, date and all other metadata go. The same bytes always give the same bytes. Throws
 * MediaError for what is no playable video. Belongs in a thread of its own: a hostile index can ask
 * for all the memory and time there is.
 */
export async function repackVideo(
  source: string,
  container: VideoContainer,
  output: string,
): Promise<RepackedVideo> {
  Logging.level = LogLevel.Silent;
  const input = new Input({ formats: [MP4, QTFF], source: new FilePathSource(source) });
  try {
    const { track: _, ...facts } = await readVideoFacts(input);
    const expected = await measureTracks(input, (await stat(source)).size);
    const written = await copyTracks(input, output).catch(unlessOurs);
    if (written && (await stat(output)).size < expected) throw damagedVideo();
    if (!written) await copyFile(source, output);
    await hideVideoMetadata(output);
    return { ...facts, container: written ?? container, repacked: written !== null };
  } catch (error) {
    await rm(output, { force: true });
    throw isMediaError(error) || isMachineError(error) ? error : damagedVideo(error);
  } finally {
    input.dispose();
  }
}

/** Bytes of the packets that copyTracks will copy. */
async function measureTracks(input: Input, fileBytes: number): Promise<number> {
  const video = await input.getPrimaryVideoTrack();
  const audio = await input.getPrimaryAudioTrack();
  const hasSound = audio !== null && (await audio.getCodec()) !== null;
  const tracks = [video, hasSound ? audio : null].filter((track) => track !== null);
  let bytes = 0;
  for (const track of tracks) bytes += await measurePackets(track, fileBytes);
  if (bytes > fileBytes) throw damagedVideo();
  return bytes;
}

/** Copies picture and sound; answers the new container, or null when copying is not possible. */
async function copyTracks(input: Input, path: string): Promise<VideoContainer | null> {
  const sound = await (await input.getPrimaryAudioTrack())?.getCodec();
  // Uncompressed sound plays from MOV only.
  const container = sound?.startsWith('pcm') ? 'mov' : 'mp4';
  const Format = container === 'mov' ? MovOutputFormat : Mp4OutputFormat;
  const output = new Output({
    format: new Format({ fastStart: 'in-memory' }),
    target: new FilePathTarget(path),
  });
  try {
    const conversion = await Conversion.init({
      input,
      output,
      tracks: 'primary',
      tags: {},
      copy: { mode: 'forced', shiftTolerance: Number.POSITIVE_INFINITY },
      showWarnings: false,
    });
    const copiesVideo = conversion.utilizedTracks.some((track) => track.isVideoTrack());
    if (conversion.isValid && copiesVideo) {
      await conversion.execute();
      return container;
    }
  } catch (error) {
    await output.cancel().catch(() => undefined);
    throw error;
  }
  await output.cancel();
  return null;
}

/** A full disk is no fault of the video's. */
const isMachineError = (error: unknown) => error instanceof Error && 'syscall' in error;

function unlessOurs(error: unknown): null {
  if (isMachineError(error)) throw error;
  return null;
}
