import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { scene } from '#tests/support/files/media-files.ts';

const video = readFileSync(
  fileURLToPath(new URL('../../fixtures/media/index-first.mp4', import.meta.url)),
);
let drawn = 0;
const shared = new Map<number, Promise<Buffer>>();

/** A picture that nobody has sent before. */
export function newPicture(): Promise<Buffer> {
  drawn += 1;
  return scene(500 + (drawn % 7), 400, 1 + drawn / 997)
    .jpeg({ quality: 70 })
    .toBuffer();
}

/** One of a few pictures that everybody sends: the same content at the same time. */
export function sharedPicture(number: number): Promise<Buffer> {
  const kept =
    shared.get(number) ??
    scene(640, 480, 2 + number)
      .jpeg()
      .toBuffer();
  shared.set(number, kept);
  return kept;
}

export const shortVideo = () => video;
