import { H264_PROFILES, HEIC_REFUSED, HEVC_REFUSED, PROFILE_REFUSED } from '#contracts/media.ts';

const BRAND_BYTES = 64;
const MOST_BOXES = 64;
const LARGEST_INDEX = 4 * 1024 * 1024;
const heic = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);
const avif = new Set(['avif', 'avis']);

/**
 * Returns why a picture or video cannot be shown, by its content, before the upload; undefined
 * where no problem is seen. Names and types say nothing: phones give HEIC files many.
 */
export async function refusedKind(file: Blob): Promise<string | undefined> {
  const start = await bytesOf(file, 0, BRAND_BYTES);
  if (textOf(start.subarray(4, 8)) !== 'ftyp') return undefined;
  if (isHeic(start)) return HEIC_REFUSED;
  const index = textOf(await indexOf(file));
  if (index.includes('hvc1') || index.includes('hev1')) return HEVC_REFUSED;
  // Behind the type of its box a decoder's record begins with its version, 1, and the profile.
  const [, ...records] = index.split('avcC\u0001');
  const profiles = records.map((record) => record.charCodeAt(0));
  return profiles.every((profile) => H264_PROFILES.includes(profile)) ? undefined : PROFILE_REFUSED;
}

/** AVIF has the same container and names itself among its brands. */
function isHeic(start: Uint8Array): boolean {
  const text = textOf(start);
  const end = Math.min(lengthAt(start), text.length);
  const brands = [text.slice(8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(text.slice(at, at + 4));
  return heic.has(brands[0] ?? '') && !brands.some((brand) => avif.has(brand));
}

/**
 * Returns the index of a video (its `moov` box), which may be at its end; empty where there is
 * none.
 */
async function indexOf(file: Blob): Promise<Uint8Array> {
  for (let at = 0, boxes = 0; at + 8 <= file.size && boxes < MOST_BOXES; boxes += 1) {
    const head = await bytesOf(file, at, 16);
    const length = lengthAt(head);
    if (textOf(head.subarray(4, 8)) === 'moov') {
      return bytesOf(file, at, Math.min(length, LARGEST_INDEX));
    }
    if (length < 8) break;
    at += length;
  }
  return new Uint8Array();
}

/** Returns the length of the box that begins here. */
function lengthAt(head: Uint8Array): number {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const short = view.getUint32(0);
  return short === 1 && head.length >= 16 ? Number(view.getBigUint64(8)) : short;
}

const textOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);
const bytesOf = async (file: Blob, from: number, length: number) =>
  new Uint8Array(await file.slice(from, from + length).arrayBuffer());
