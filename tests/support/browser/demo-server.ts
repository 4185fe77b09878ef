import { serverCommand, startServer } from '../server.ts';
import { savedDemo } from './saved-demo.ts';

/**
 * One demo marketplace for all browser tests, whose pictures have all their widths from the start;
 * `DHOW_DATA_DIR` is its folder. `DHOW_URL` names another one to test against, such as one that
 * `npm run dev` serves.
 */
export default async function provideDemo(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.DHOW_URL) return undefined;
  const settings = { DEMO: '1', RATE_LIMIT_SCALE: '100' };
  const server = await startServer(settings, serverCommand, await savedDemo());
  process.env.DHOW_URL = server.url;
  process.env.DHOW_DATA_DIR = server.dataDir;
  return async () => {
    await server.stop();
  };
}
