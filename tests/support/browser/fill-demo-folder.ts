import { pino } from 'pino';
import { readConfig } from '#server/config/read-config.ts';
import { createAppContext } from '#server/create-app-context.ts';
import { loadDemo } from '#server/demo/load-demo.ts';
import { logOptions } from '#server/log-options.ts';
import { encodeNextPicture } from '#services/media/encode-next-picture.ts';
import { sweepMedia } from '#services/media/sweep-media.ts';

// A program: loads the demo into DATA_DIR, and makes every width of its pictures, which a server
// does in its first minutes beside its pages.
const config = readConfig(process.env);
const { context, database } = await createAppContext(config, pino(logOptions(config)), null);
await loadDemo(context, config, () => {});

async function encodeAll(): Promise<void> {
  while (await encodeNextPicture(context));
}
await Promise.all([encodeAll(), encodeAll()]);
// Of the files that were there before, only those that the demo shows stay.
await sweepMedia(context, 0);
await database.close();
process.exit(0);
