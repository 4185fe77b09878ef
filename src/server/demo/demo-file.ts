import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MediaKind } from '#contracts/media.ts';
import type { AppContext } from '#services/app-context.ts';
import { receiveFile, type UploadedFile } from '#services/media/receive-file.ts';

const demo = fileURLToPath(new URL('../../../demo', import.meta.url));
const folders = { image: 'pictures', video: 'videos' };

/** Uploads a file of the demo as `part` of a form; returns undefined where there is none. */
export async function uploadDemoFile(
  context: AppContext,
  part: string,
  kind: MediaKind,
  name: string,
): Promise<UploadedFile | undefined> {
  const path = join(demo, folders[kind], name);
  if (!existsSync(path)) {
    context.log.warn({ file: path }, 'a file of the demo is missing');
    return undefined;
  }
  return receiveFile(context, part, kind, createReadStream(path));
}
