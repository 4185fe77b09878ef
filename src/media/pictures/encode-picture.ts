import { fromPixels, type Pixels } from './open-picture.ts';
import type { WidthFormat } from './responsive-widths.ts';

/*
 * Measured on photographs of 1600 × 2000 px, one core: AVIF at effort 1 takes 350 ms; effort 2 takes
 * twice as long for files that are no smaller, effort 3 three times for 5 % less. Full chroma costs
 * 4 % and keeps the edges of saturated cloth. WebP, which only readers without AVIF see, takes half
 * the time at effort 2 that it takes at effort 4, for files 4 to 13 % larger; a baseline JPEG takes
 * half the time of a progressive one. Both are made while a seller waits.
 */
const SETTINGS = {
  webp: { quality: 80, effort: 2 },
  avif: { quality: 60, effort: 1, chromaSubsampling: '4:4:4' },
  jpeg: { quality: 82 },
};

const PLACEHOLDER_SIDE = 16;
const PLACEHOLDER_BYTES = 300;
const THUMBNAIL_SIDE = 64;

/** Encodes pixels at `width` or their own width, whichever is less, keeping transparency. */
export function encodeWidth(pixels: Pixels, width: number, format: WidthFormat): Promise<Buffer> {
  const resized = fromPixels(pixels).resize({ width, withoutEnlargement: true });
  return (format === 'webp' ? resized.webp(SETTINGS.webp) : resized.avif(SETTINGS.avif)).toBuffer();
}

/** Encodes the JPEG that every browser understands, on white where the picture is transparent. */
export function encodeJpeg(pixels: Pixels): Promise<Buffer> {
  return fromPixels(pixels).flatten({ background: '#ffffff' }).jpeg(SETTINGS.jpeg).toBuffer();
}

/**
 * Makes a thumbnail of at most 64 px, or `side`: enough for a placeholder and a mean colour, and
 * cheap to read.
 */
export async function makeThumbnail(pixels: Pixels, side = THUMBNAIL_SIDE): Promise<Pixels> {
  const { data, info } = await fromPixels(pixels)
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, ...info };
}

/** Makes a blurred picture of at most 16 px as a WebP data URL of at most 300 characters. */
export async function makePlaceholder(thumbnail: Pixels): Promise<string> {
  const tiny = fromPixels(thumbnail).resize(PLACEHOLDER_SIDE, PLACEHOLDER_SIDE, {
    fit: 'inside',
    withoutEnlargement: true,
  });
  for (const quality of [50, 30, 10, 0]) {
    const webp = await tiny
      .clone()
      .webp({ quality, alphaQuality: quality, effort: 6, smartSubsample: true })
      .toBuffer();
    const url = `data:image/webp;base64,${webp.toString('base64')}`;
    if (url.length <= PLACEHOLDER_BYTES) return url;
  }
  return '';
}

/** Returns the mean colour as `#rrggbb`, on white where the picture is transparent. */
export function averageColor({ data, channels }: Pixels): string {
  const hasAlpha = channels % 2 === 0;
  const colours = channels < 3 ? [0, 0, 0] : [0, 1, 2];
  const totals = [0, 0, 0];
  for (let pixel = 0; pixel < data.length; pixel += channels) {
    const opacity = hasAlpha ? (data[pixel + channels - 1] ?? 0) / 255 : 1;
    colours.forEach((colour, index) => {
      const onWhite = 255 + ((data[pixel + colour] ?? 0) - 255) * opacity;
      totals[index] = (totals[index] ?? 0) + onWhite;
    });
  }
  const pixels = data.length / channels;
  return `#${totals.map((total) => hexOf(total / pixels)).join('')}`;
}

const hexOf = (value: number) => Math.round(value).toString(16).padStart(2, '0');
