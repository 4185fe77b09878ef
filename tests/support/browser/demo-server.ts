import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { serverCommand, startServer } from '../server.ts';
import { savedDemo } from './saved-demo.ts';

/**
 * One demo marketplace for all browser tests, whose pictures have all their widths from the start;
 * `DHOW_DATA_DIR` is its folder, `DHOW_LOG` its log. `DHOW_URL` names another one to test against, such as one that
 * `npm run dev` serves; then `DHOW_DATA_DIR` has to name its folder.
 */
export default async function provideDemo(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.DHOW_URL) return undefined;
  const settings = { DEMO: '1', RATE_LIMIT_SCALE: '100', LOG_LEVEL: 'info' };
  const server = await startServer(settings, serverCommand, await savedDemo());
  process.env.DHOW_URL = server.url;
  process.env.DHOW_DATA_DIR = server.dataDir;
  process.env.DHOW_LOG = join(server.dataDir, 'server.log');
  server.process.stdout?.pipe(createWriteStream(process.env.DHOW_LOG));
  return async () => {
    await server.stop();
  };
}
