import { keptDemoPassword } from '#server/demo/demo-logins.ts';

/** The password of the demo's accounts, as the server with this data folder has drawn it. */
export function demoPassword(dataDir = process.env.DHOW_DATA_DIR ?? ''): string {
  const password = keptDemoPassword(dataDir);
  if (password !== null) return password;
  throw new Error('DHOW_DATA_DIR has to name the data folder of the demo at DHOW_URL.');
}
