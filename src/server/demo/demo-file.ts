import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import PQueue from 'p-queue';
import type { MediaKind } from '#contracts/media.ts';
import { daysBefore } from '#domain/time/days.ts';
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

/** Returns the moment so many days ago, at an hour that differs by `salt`. */
export function daysAgo(now: Date, days: number, salt: number): Date {
  const hours = ((salt * 7919) % 600) / 60;
  return new Date(daysBefore(now, days).getTime() - hours * 3_600_000);
}

/** A few entries at a time: pictures are encoded meanwhile, which keeps two cores busy. */
const AT_A_TIME = 3;

/** Runs `work` over `items`, a few at a time, and waits for all; the first failure rejects. */
export async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>) {
  const queue = new PQueue({ concurrency: AT_A_TIME });
  await queue.addAll(items.map((item) => () => work(item)));
}
