import { EncodedPacketSink, type Input, type InputTrack } from 'mediabunny';
import { said } from '#languages/said.ts';
import { mediaError } from '../media-error.ts';
import { damagedVideo } from './damaged-video.ts';
import { isPlayedEverywhere } from './is-played-everywhere.ts';

/**
 * Codecs that every browser plays. HEVC is not among them, and there is no encoder here to convert
 * it.
 */
const PLAYABLE = ['avc', 'vp9', 'av1'];
const LONGEST_SIDE = 8_192;
/** Twenty megabytes of ordinary video hold a tenth of this. */
const MOST_PACKETS = 500_000;

/** Width and height are upright pixels, `duration` is in seconds. */
export type VideoFacts = {
  width: number;
  height: number;
  duration: number;
  codec: string;
};

/** Reads the facts of a video that a page needs; refuses a file without a playable video track. */
export async function readVideoFacts(input: Input): Promise<VideoFacts> {
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
export async function measurePackets(track: InputTrack, fileBytes: number): Promise<number> {
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
