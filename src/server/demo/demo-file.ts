import { createReadStream, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { MediaKind } from '#contracts/media.ts';
import type { Marketplace } from '#services/marketplace.ts';
import { receiveFile } from '#services/media/receive-file.ts';
import type { UploadedFile } from '#services/media/uploaded-file.ts';

const folders = { image: 'pictures', video: 'videos' };

/** A file of the demo as if somebody had just uploaded it as `part`; undefined where there is none. */
export async function uploadDemoFile(
  market: Marketplace,
  part: string,
  kind: MediaKind,
  name: string,
): Promise<UploadedFile | undefined> {
  const url = new URL(`../../../demo/${folders[kind]}/${name}`, import.meta.url);
  const path = fileURLToPath(url);
  if (!existsSync(path)) {
    market.log.warn({ file: path }, 'a file of the demo is missing');
    return undefined;
  }
  return receiveFile(market, part, kind, createReadStream(path));
}
