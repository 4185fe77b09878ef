import { createHash } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from './project.js';

const key = createHash('sha256').update(root).digest('hex').slice(0, 16);
const turn = join(tmpdir(), `dhow-preparing-${key}`);

/** Does `work` while no other process prepares this checkout: two at once would spoil node_modules. */
export async function withPrepareLock(work) {
  for (let waited = false; !take(); waited = true) {
    if (!waited) console.log(`Waiting for process ${holder()}, which prepares this folder too …`);
    await wait(300);
  }
  process.on('exit', () => rmSync(turn, { force: true }));
  await work();
}

/** A link appears whole, with the number of its process in it, or not at all. */
function take() {
  const mine = `${turn}-${process.pid}`;
  try {
    writeFileSync(mine, String(process.pid));
    linkSync(mine, turn);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') return true; // a temporary folder without links: take no turns
    if (!isAlive(holder())) rmSync(turn, { force: true });
    return false;
  } finally {
    rmSync(mine, { force: true });
  }
}

function holder() {
  try {
    return Number(readFileSync(turn, 'utf8'));
  } catch {
    return 0;
  }
}

function isAlive(pid) {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
