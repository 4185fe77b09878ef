// The only scripts that run on the machine's own Node: plain JavaScript, no dependencies.
//   node scripts/prepare.js            packages and an empty database
//   node scripts/prepare.js --tests    the same, the packages of the tests among them
//   node scripts/prepare.js --pages    the same, and the built pages
import { buildPages } from './prepare/build-pages.js';
import { checkMachine } from './prepare/check-machine.js';
import { installPackages } from './prepare/install-packages.js';
import { prepareDatabase } from './prepare/prepare-database.js';
import { withPrepareLock } from './prepare/prepare-lock.js';
import { stopTogether } from './prepare/run.js';

const wanted = new Set(process.argv.slice(2));
try {
  stopTogether();
  checkMachine();
  await withPrepareLock(async () => {
    await installPackages({ tests: wanted.has('--tests') });
    await prepareDatabase();
    if (wanted.has('--pages')) await buildPages();
  });
} catch (error) {
  console.error(`\n${error.message}\n`);
  process.exitCode = 1;
}
