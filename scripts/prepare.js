// The only scripts that run on the machine's own Node: plain JavaScript, no dependencies.
//   node scripts/prepare.js            packages
//   node scripts/prepare.js --tests    packages, those of the tests among them
//   node scripts/prepare.js --pages    packages and the built pages
import { buildPages } from './prepare/build-pages.js';
import { checkMachine } from './prepare/check-machine.js';
import { installPackages } from './prepare/install-packages.js';
import { stopTogether } from './prepare/run.js';
import { takeTurns } from './prepare/take-turns.js';

const wanted = new Set(process.argv.slice(2));
try {
  stopTogether();
  checkMachine();
  await takeTurns(async () => {
    await installPackages({ tests: wanted.has('--tests') });
    if (wanted.has('--pages')) await buildPages();
  });
} catch (error) {
  console.error(`\n${error.message}\n`);
  process.exitCode = 1;
}
