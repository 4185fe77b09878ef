import { type FileHandle, open, rm, stat } from 'node:fs/promises';
import {
  Conversion,
  EncodedPacketSink,
  FilePathSource,
  Input,
  type InputTrack,
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
import { H264_PROFILES } from '#contracts/media.ts';
import { said } from '#languages/said.ts';
import { isMediaError, mediaError } from '../media-error.ts';
import type { VideoContainer } from '../receive/identify-file.ts';
import { hideVideoMetadata } from './hide-video-metadata.ts';

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

/**
 * Codecs that every browser plays. HEVC is not among them, and there is no encoder here to convert
 * it.
 */
const PLAYABLE = ['avc', 'vp9', 'av1'];
const LONGEST_SIDE = 8_192;
/** Twenty megabytes of ordinary video hold a tenth of this. */
const MOST_PACKETS = 500_000;

/** Width and height are upright pixels, `duration` is in seconds. */
type VideoFacts = {
  width: number;
  height: number;
  duration: number;
  codec: string;
};

/** Reads the facts of a video that a page needs; refuses a file without a playable video track. */
async function readVideoFacts(input: Input): Promise<VideoFacts> {
  const track = await input.getPrimaryVideoTrack();
  if (!track && (await input.getTracks()).length === 0) throw damagedVideo();
  if (!track) {
    throw mediaError('no-video-track', said('videoHasNoPicture'));
  }
  const codec = await track.getCodec();
  if (codec === 'hevc') throw mediaError('unsupported-video', said('hevcRefused'));
  if (!codec || !PLAYABLE.includes(codec)) {
    throw mediaError('unsupported-video', said('videoNotPlayable'));
  }
  const config = await track.getDecoderConfig();
  if (config === null) throw damagedVideo();
  if (!isPlayedEverywhere(config)) throw mediaError('unsupported-video', said('profileRefused'));
  const width = await track.getDisplayWidth();
  const height = await track.getDisplayHeight();
  const duration = await input.computeDuration([track]);
  if (!(width >= 1 && height >= 1 && duration > 0)) throw damagedVideo();
  if (Math.max(width, height) > LONGEST_SIDE) {
    throw mediaError('too-many-pixels', said('videoHasManyPixels'));
  }
  return { width: Math.round(width), height: Math.round(height), duration, codec };
}

/**
 * Adds up the packets of a track from the index alone, so that an index that points to the same
 * bytes again and again is refused before anything is copied.
 */
async function measurePackets(track: InputTrack, fileBytes: number): Promise<number> {
  let packets = 0;
  let bytes = 0;
  const sink = new EncodedPacketSink(track);
  for await (const packet of sink.packets(undefined, undefined, { metadataOnly: true })) {
    packets += 1;
    bytes += packet.byteLength;
    if (packets > MOST_PACKETS || bytes > fileBytes) throw damagedVideo();
  }
  return bytes;
}

/**
 * Whether every current browser plays a video of this codec, by what its index says for decoders (`description`) or by
 * its codec string: of H.264 the profiles of 8 bits and 4:2:0, of VP9 profile 0, of AV1 Main.
 */
export function isPlayedEverywhere({ codec, description }: VideoDecoderConfig): boolean {
  if (/^vp09\.00\./.test(codec) || /^av01\.0\./.test(codec)) return true;
  const [, profile = ''] = /^avc[13]\.([\da-f]{2})/i.exec(codec) ?? [];
  return (
    H264_PROFILES.includes(Number.parseInt(profile, 16)) &&
    parameterSets(description).every(isPlain)
  );
}

/** The sequence parameter sets of an `avcC` box (ISO/IEC 14496-15, 5.3.3.1). */
function parameterSets(description: AllowSharedBufferSource | undefined): Buffer[] {
  if (description === undefined) return [];
  const record = ArrayBuffer.isView(description)
    ? Buffer.from(description.buffer, description.byteOffset, description.byteLength)
    : Buffer.from(description);
  const sets: Buffer[] = [];
  let at = 6;
  for (let count = record.readUInt8(5) & 0x1f; count > 0; count -= 1) {
    const end = at + 2 + record.readUInt16BE(at);
    sets.push(record.subarray(at + 2, end));
    at = end;
  }
  return sets;
}

/** Whether a parameter set (ITU-T H.264, 7.3.2.1.1) is of such a profile, and in High of 8 bits and 4:2:0 too. */
function isPlain(set: Buffer): boolean {
  const profile = set.readUInt8(1);
  if (!H264_PROFILES.includes(profile)) return false;
  if (profile !== 100) return true;
  // Where two zeros would look like the start of a unit, a 3 is put behind them.
  const bits = [...set.toString('latin1', 4, 24).replaceAll('\0\0\x03', '\0\0')]
    .map((byte) => byte.charCodeAt(0).toString(2).padStart(8, '0'))
    .join('');
  const [, chroma, luma, colour] = expGolomb(bits, 4);
  return chroma === 1 && luma === 0 && colour === 0;
}

/** The first `count` numbers of bits in Exp-Golomb code (ITU-T H.264, 9.1). */
function expGolomb(bits: string, count: number): number[] {
  const numbers: number[] = [];
  for (let at = 0; numbers.length < count; ) {
    const zeros = bits.indexOf('1', at) - at;
    if (zeros < 0) return numbers;
    numbers.push(Number.parseInt(bits.slice(at + zeros, at + 2 * zeros + 1), 2) - 1);
    at += 2 * zeros + 1;
  }
  return numbers;
}

/** Returns the refusal of a video that cannot be read to its end. */
export const damagedVideo = (cause?: unknown) =>
  mediaError('unreadable', said('videoDamaged'), cause);
