import { createHash } from 'node:crypto';
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

/** Writes bytes as an upload that has arrived: its place, size and content hash. */
export async function receivedFile(folder: string, content: Uint8Array) {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
  const path = join(folder, `upload-${hash}`);
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

const XMP = 'http://ns.adobe.com/xap/1.0/\0';
const GAIN = 'xmlns:g="http://ns.adobe.com/hdr-gain-map/1.0/" g:Version="1.0"';

/** A JPEG with a gain map behind it, as newer phones write for bright screens. */
export async function ultraHdrJpeg(width: number, height: number): Promise<Buffer> {
  const plain = { width, height, channels: 3 as const, background: '#a06040' };
  const map = withXmp(
    await sharp({ create: plain }).grayscale().jpeg().toBuffer(),
    `<rdf:Description ${GAIN} g:GainMapMax="2" g:HDRCapacityMax="2"/>`,
  );
  const item = (semantic: string, length: number) =>
    `<rdf:li rdf:parseType="Resource"><c:Item i:Semantic="${semantic}" i:Mime="image/jpeg" i:Length="${length}"/></rdf:li>`;
  const picture = withXmp(
    await sharp({ create: plain }).jpeg().toBuffer(),
    `<rdf:Description ${GAIN} xmlns:c="http://ns.google.com/photos/1.0/container/"
      xmlns:i="http://ns.google.com/photos/1.0/container/item/"><c:Directory><rdf:Seq>
      ${item('Primary', 0)}${item('GainMap', map.length)}</rdf:Seq></c:Directory></rdf:Description>`,
  );
  return Buffer.concat([picture, map]);
}

function withXmp(jpeg: Buffer, description: string): Buffer {
  const packet = Buffer.from(
    `${XMP}<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${description}</rdf:RDF></x:xmpmeta>`,
  );
  const marker = Buffer.from([0xff, 0xe1, 0, 0]);
  marker.writeUInt16BE(packet.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), marker, packet, jpeg.subarray(2)]);
}
