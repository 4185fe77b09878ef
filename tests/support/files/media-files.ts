import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A new folder that is removed with everything in it by `await using`. */
export async function temporaryFolder() {
  const path = await mkdtemp(join(tmpdir(), 'dhow-media-'));
  return {
    path,
    [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }),
  };
}

/** Writes bytes as an upload that has arrived: its path, size and content hash. */
export async function receivedFile(folder: string, content: Uint8Array) {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
  // Two uploads of one content are two files.
  const path = join(folder, `upload-${randomUUID()}`);
  await writeFile(path, content);
  return { path, hash, bytes: content.length };
}

/** A picture with shapes and shades, as raw pixels for sharp; `seed` makes another one. */
export function scene(width: number, height: number, seed = 1) {
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      const wave = Math.sin((x / width) * 9 * seed) + Math.cos((y / height) * 7);
      data[at] = 120 + 50 * wave;
      data[at + 1] = 90 + (100 * x) / width;
      data[at + 2] = (200 * y) / height;
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

type PngClaim = { width: number; height: number; rows?: number };

/** A grey 1-bit PNG whose header claims a size, and whose data has as many rows as asked. */
export function pngClaiming({ width, height, rows = height }: PngClaim): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const pixels = deflateSync(Buffer.alloc(rows * (1 + Math.ceil(width / 8))));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** An animated GIF of 1 × 1 px with so many frames; the first is red, the others blue. */
export function gifOfFrames(frames: number): Buffer {
  const header = Buffer.from('474946383961010001008000 00ff00000000ff'.replaceAll(' ', ''), 'hex');
  const frame = (pixel: '44' | '4c') =>
    Buffer.from(`21f90404010000002c000000000100010000 0202${pixel}0100`.replaceAll(' ', ''), 'hex');
  const others = Array.from({ length: frames - 1 }, () => frame('4c'));
  return Buffer.concat([header, frame('44'), ...others, Buffer.from([0x3b])]);
}

/**
 * A JPEG with a gain map behind it, as newer phones write for bright screens: the second picture is
 * announced by an index (MPF) and by XMP in both.
 */
export async function ultraHdrJpeg(width: number, height: number): Promise<Buffer> {
  const create = { width, height, channels: 3 as const, background: '#a06040' };
  const picture = await sharp({ create }).jpeg().toBuffer();
  const map = withSegments(
    await sharp({ create }).grayscale().jpeg().toBuffer(),
    xmp(`<rdf:Description ${GAIN_MAP} hdrgm:GainMapMax="2" hdrgm:HDRCapacityMax="2"/>`),
  );
  const about = xmp(`<rdf:Description ${GAIN_MAP}
    xmlns:Container="http://ns.google.com/photos/1.0/container/"
    xmlns:Item="http://ns.google.com/photos/1.0/container/item/"><Container:Directory><rdf:Seq>
    ${item('Primary', 0)}${item('GainMap', map.length)}</rdf:Seq></Container:Directory></rdf:Description>`);
  const primary = withSegments(picture, about, mpf(0, 0, 0)).length;
  const indexAt = 2 + about.length + 8;
  return Buffer.concat([
    withSegments(picture, about, mpf(primary, map.length, primary - indexAt)),
    map,
  ]);
}

const GAIN_MAP = 'xmlns:hdrgm="http://ns.adobe.com/hdr-gain-map/1.0/" hdrgm:Version="1.0"';

const item = (semantic: string, length: number) =>
  `<rdf:li rdf:parseType="Resource"><Container:Item Item:Semantic="${semantic}" Item:Mime="image/jpeg" Item:Length="${length}"/></rdf:li>`;

const withSegments = (jpeg: Buffer, ...segments: Buffer[]) =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);

function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16BE(marker, 0);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

const xmp = (description: string) =>
  segment(
    0xffe1,
    Buffer.from(
      `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${description}</rdf:RDF></x:xmpmeta>`,
    ),
  );

/** The index of two pictures: version, count, and size and offset of each. */
function mpf(primary: number, second: number, secondAt: number): Buffer {
  const numbers = (...values: [bytes: 2 | 4, value: number][]) =>
    Buffer.concat(
      values.map(([bytes, value]) => {
        const number = Buffer.alloc(bytes);
        number.writeUIntBE(value, 0, bytes);
        return number;
      }),
    );
  return segment(
    0xffe2,
    Buffer.concat([
      Buffer.from('MPF\0MM'),
      numbers([2, 42], [4, 8], [2, 3], [2, 0xb000], [2, 7], [4, 4]),
      Buffer.from('0100'),
      numbers([2, 0xb001], [2, 4], [4, 1], [4, 2], [2, 0xb002], [2, 7], [4, 32], [4, 50], [4, 0]),
      numbers([4, 0x030000], [4, primary], [4, 0], [4, 0]),
      numbers([4, 0], [4, second], [4, secondAt], [4, 0]),
    ]),
  );
}
