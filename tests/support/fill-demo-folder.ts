import { pino } from 'pino';
import { readConfig } from '#server/config.ts';
import { loadDemo } from '#server/demo/load-demo.ts';
import { logOptions } from '#server/log-options.ts';
import { openMarketplace } from '#server/open-marketplace.ts';
import { encodeNextPicture } from '#services/media/encode-waiting.ts';
import { sweepMedia } from '#services/media/sweep-media.ts';

// A program: loads the demo into DATA_DIR, and makes every width of its pictures, which a server
// does in its first minutes beside its pages.
const config = readConfig(process.env);
const { market, database } = await openMarketplace(config, pino(logOptions(config)), null);
await loadDemo(market, () => {});

async function encodeAll(): Promise<void> {
  while (await encodeNextPicture(market));
}
await Promise.all([encodeAll(), encodeAll()]);
// Of the files that were there before, only those that the demo shows stay.
await sweepMedia(market, 0);
await database.close();
process.exit(0);
