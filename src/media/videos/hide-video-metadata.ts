import { type FileHandle, open } from 'node:fs/promises';

/** Boxes whose inner boxes are searched. */
const PARENTS = ['moov', 'trak', 'mdia'];
/** Boxes that hold places, names and device data. They are overwritten as padding. */
const PRIVATE = ['udta', 'meta', 'uuid'];
/** Boxes that begin with the times of creation and modification. */
const DATED = ['mvhd', 'tkhd', 'mdhd'];
const MOST_BOXES = 10_000;

type Box = { type: string; start: number; headerBytes: number; end: number };

/**
 * Overwrites what an MP4 or MOV says about where, when and with what it was taken. No byte moves,
 * so the file plays as before. Stops without an error at a box that cannot be read.
 */
export async function hideVideoMetadata(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    const { size } = await file.stat();
    const pending = [{ start: 0, end: size }];
    let seen = 0;
    for (let range = pending.pop(); range; range = pending.pop()) {
      for await (const box of boxesIn(file, range.start, range.end)) {
        seen += 1;
        if (seen > MOST_BOXES) return;
        if (PARENTS.includes(box.type)) {
          pending.push({ start: box.start + box.headerBytes, end: box.end });
        }
        if (PRIVATE.includes(box.type)) await blank(file, box);
        if (DATED.includes(box.type)) await undate(file, box);
      }
    }
  } finally {
    await file.close();
  }
}

async function* boxesIn(file: FileHandle, start: number, end: number): AsyncGenerator<Box> {
  for (let at = start; at + 8 <= end; ) {
    const { buffer } = await file.read({ buffer: Buffer.alloc(16), position: at });
    const short = buffer.readUInt32BE(0);
    const headerBytes = short === 1 ? 16 : 8;
    const length = short === 1 ? Number(buffer.readBigUInt64BE(8)) : short || end - at;
    if (length < headerBytes || at + length > end) return;
    yield { type: buffer.toString('latin1', 4, 8), start: at, headerBytes, end: at + length };
    at += length;
  }
}

async function blank(file: FileHandle, { start, headerBytes, end }: Box): Promise<void> {
  await file.write('free', start + 4, 'latin1');
  const content = Buffer.alloc(Math.min(64 * 1024, end - start - headerBytes));
  for (let at = start + headerBytes; at < end; at += content.length) {
    await file.write(content, 0, Math.min(content.length, end - at), at);
  }
}

async function undate(file: FileHandle, box: Box): Promise<void> {
  const at = box.start + box.headerBytes;
  const { buffer } = await file.read({ buffer: Buffer.alloc(1), position: at });
  const bytes = buffer[0] === 1 ? 16 : 8;
  if (at + 4 + bytes <= box.end) await file.write(Buffer.alloc(bytes), 0, bytes, at + 4);
}
