import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { said } from '#languages/said.ts';
import { mediaError } from '../media-error.ts';
import type { PictureFormat } from '../receive/identify-file.ts';

/**
 * Decoding AVIF takes 19 bytes of memory per pixel, other formats at most 6: by measurement 300 MB
 * at either limit. A picture that takes more than half of that waits for the memory of two.
 */
const MOST_PIXELS: Record<PictureFormat, number> = {
  jpeg: 50_000_000,
  png: 50_000_000,
  gif: 50_000_000,
  webp: 50_000_000,
  avif: 16_000_000,
};
/** The longest side that WebP can hold. */
const LONGEST_SIDE = 16_000;
const MOST_FRAMES = 1_000;
const DECODE_SECONDS = 30;

// One thread per picture and no cache: cores and memory are needed to serve pages.
sharp.cache(false);
sharp.concurrency(1);
// Untrusted bytes are opened by these readers only. Without the Ultra HDR reader, such photographs
// from phones are read as plain JPEGs.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Heif'].map((reader) => `VipsForeignLoad${reader}`),
});

/** A picture's facts before its pixels are decoded. Width and height are upright. */
export type PictureFacts = { width: number; height: number; weight: number };

/**
 * Reads a picture's header; refuses a file that is not of `format`, has too many pixels or frames,
 * or cannot be read. Decodes nothing, whatever the header claims.
 */
export async function inspectPicture(
  file: string | Buffer,
  format: PictureFormat,
): Promise<PictureFacts> {
  const header = await sharp(file, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch(throwUnreadable);
  if (formatOf(header.format, header.compression) !== format) throwUnreadable();

  const { width, height } = header.autoOrient;
  if (!(width >= 1 && height >= 1)) throwUnreadable();
  const most = MOST_PIXELS[format];
  if (width * height > most || Math.max(width, height) > LONGEST_SIDE) {
    throw mediaError(
      'too-many-pixels',
      said('tooManyPixels', { isAvif: format === 'avif', megapixels: most / 1_000_000 }),
    );
  }
  if ((header.pages ?? 1) > MOST_FRAMES) {
    throw mediaError('too-many-frames', said('tooManyFrames'));
  }
  return { width, height, weight: width * height > most / 2 ? 2 : 1 };
}

/** Pixels in sRGB, 8 bits per channel, to be encoded to several files. */
export type Pixels = { data: Buffer; width: number; height: number; channels: 1 | 2 | 3 | 4 };

/**
 * Decodes the first frame, upright, at most `width` wide, without metadata; transparency stays only
 * where there is any. `using` frees the pixels' memory at once; otherwise the garbage collector
 * would run for every picture. Throws MediaError `unreadable` for a truncated or damaged picture.
 */
export async function decodePicture(
  file: string | Buffer,
  width: number,
): Promise<Pixels & Disposable> {
  const { data, info } = await sharp(file, {
    autoOrient: true,
    failOn: 'error',
    limitInputPixels: MOST_PIXELS.jpeg,
  })
    .timeout({ seconds: DECODE_SECONDS })
    .resize({ width, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(throwUnreadable);
  const { height, channels } = info;
  const decoded = disposable({ data, width: info.width, height, channels });
  return channels % 2 === 0 ? withoutIdleAlpha(decoded) : decoded;
}

/** Returns a sharp pipeline that begins with these pixels. */
export const fromPixels = ({ data, width, height, channels }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels } } satisfies SharpOptions);

async function withoutIdleAlpha(pixels: Pixels & Disposable): Promise<Pixels & Disposable> {
  const { isOpaque } = await fromPixels(pixels).stats();
  if (!isOpaque) return pixels;
  using before = pixels;
  const data = await fromPixels(before).removeAlpha().raw().toBuffer();
  return disposable({ ...before, data, channels: before.channels === 4 ? 3 : 1 });
}

function disposable(pixels: Pixels): Pixels & Disposable {
  const { buffer, byteLength } = pixels.data;
  const ownsBuffer = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
  return { ...pixels, [Symbol.dispose]: () => void (ownsBuffer && buffer.transfer(0)) };
}

function formatOf(format: string | undefined, compression: string | undefined): string | undefined {
  return format === 'heif' && compression === 'av1' ? 'avif' : format;
}

function throwUnreadable(cause?: unknown): never {
  throw mediaError('unreadable', said('pictureDamaged'), cause);
}
