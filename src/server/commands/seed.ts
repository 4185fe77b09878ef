import { join } from 'node:path';
import { pino } from 'pino';
import { readConfig } from '../config/read-config.ts';
import { createAppContext } from '../create-app-context.ts';
import { DEMO_PASSWORD_FILE } from '../demo/demo-logins.ts';
import { loadDemo } from '../demo/load-demo.ts';
import { logOptions } from '../log-options.ts';
import { printProgress } from '../print-welcome.ts';
import { runCommand } from './run-command.ts';

/** `npm run seed`: loads the demo marketplace into an empty database, without serving it. */
async function seed(): Promise<void> {
  const config = readConfig(process.env);
  const { context, database } = await createAppContext(config, pino(logOptions(config)), null);
  const isDemo = await loadDemo(context, config, printProgress);
  await database.close();
  if (!isDemo) {
    throw new Error('The database holds a marketplace already. The demo goes into an empty one.');
  }
  const file = join(config.dataDir, DEMO_PASSWORD_FILE);
  printProgress(`The demo marketplace is loaded. The password of its accounts is in ${file}.`);
}

await runCommand(seed);
