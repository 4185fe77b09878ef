import { pictureSemaphore, withHashLock } from '../concurrency.ts';
import { identifyPicture } from '../receive/identify-file.ts';
import type { ReceivedFile } from '../receive/receive-upload.ts';
import {
  jpegName,
  type MediaStore,
  namesOf,
  originalName,
  saveFiles,
  widthName,
} from '../store/store.ts';
import {
  averageColor,
  encodeJpeg,
  encodeWidth,
  makePlaceholder,
  makeThumbnail,
} from './encode-picture.ts';
import { decodePicture, fromPixels, inspectPicture, type Pixels } from './open-picture.ts';
import { firstWidthOf, isComplete, JPEG_WIDTH, widthsAmong } from './responsive-widths.ts';

const SIDE = 8;
/** Steps of brightness that noise and another encoding make too. */
const NOISE = 3;
/** Of a picture with fewer edges, such as one colour, too little can be said. */
const FEWEST_EDGES = 10;

/**
 * Returns what a picture looks like as 128 bits of text, nearly the same of the same picture in another size, quality or
 * format: whether each field of a grid of eight by eight is darker than the one to its right, and than the one below.
 * Null where the picture has hardly any edges.
 */
async function pictureLook(pixels: Pixels): Promise<string | null> {
  const { data, info } = await fromPixels(pixels)
    .flatten({ background: '#ffffff' })
    .resize(SIDE + 1, SIDE + 1, { fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (row: number, column: number) =>
    data[(row * (SIDE + 1) + column) * info.channels] ?? 0;
  const bits = Array.from({ length: SIDE * SIDE }, (_, index) => {
    const [row, column] = [Math.floor(index / SIDE), index % SIDE];
    const limit = at(row, column) + NOISE;
    return [at(row, column + 1), at(row + 1, column)].map((next) => (next > limit ? '1' : '0'));
  }).flat();
  return bits.filter((bit) => bit === '1').length < FEWEST_EDGES ? null : bits.join('');
}

/** A picture whose first files are in the store. Width and height are those of the upload, upright. */
export type IngestedPicture = {
  kind: 'image';
  hash: string;
  /** The JPEG's name in the store. */
  file: string;
  width: number;
  height: number;
  /** WebP data URL of at most 300 characters, and the mean colour as `#rrggbb`. */
  placeholder: string;
  color: string;
  /** Compared with others', to find the same picture again. */
  look: string | null;
  /** Widths that exist now. `complete` is false while encodeWidths has work to do; `avif` is empty then. */
  webp: number[];
  avif: number[];
  complete: boolean;
};

/**
 * Checks a received file and stores what a page needs at once: a JPEG, one WebP, and the upload
 * itself, privately, until encodeWidths has made the rest. The same bytes always give the same
 * files, written once. Throws MediaError and stores nothing when the picture is refused.
 */
export async function ingestPicture(
  store: MediaStore,
  upload: ReceivedFile,
): Promise<IngestedPicture> {
  const { path, hash } = upload;
  const { width, height, weight } = await inspectPicture(path, await identifyPicture(path));
  const firstWidth = firstWidthOf({ width, height });

  return withHashLock(hash, async () => {
    const made = await pictureSemaphore.runExclusive(async () => {
      using pixels = await decodePicture(path, JPEG_WIDTH);
      const thumbnail = await makeThumbnail(pixels);
      return {
        jpeg: await encodeJpeg(pixels),
        webp: await encodeWidth(pixels, firstWidth, 'webp'),
        placeholder: await makePlaceholder(thumbnail),
        color: averageColor(thumbnail),
        look: await pictureLook(pixels),
      };
    }, weight);

    const first = widthName(hash, firstWidth, 'webp');
    const present = await namesOf(store, hash);
    const complete = isComplete({ width, height }, widthsAmong(present));
    await saveFiles(store, present, [
      ...(complete ? [] : [{ name: originalName(hash), source: path }]),
      { name: first, source: made.webp },
      { name: jpegName(hash), source: made.jpeg },
    ]);
    const widths = widthsAmong(new Set([...present, first]));
    const { placeholder, color, look } = made;
    return {
      kind: 'image',
      hash,
      file: jpegName(hash),
      width,
      height,
      placeholder,
      color,
      look,
      webp: widths.webp,
      avif: complete ? widths.avif : [],
      complete,
    };
  });
}
