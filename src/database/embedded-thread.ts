import { inspect } from 'node:util';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { beginEmpty } from './empty-database.ts';
import type { Cluster } from './open-thread.ts';
import { sendBytes } from './send-bytes.ts';

// The thread of the embedded database: PostgreSQL's protocol in, its answers out, null to close. What
// is thrown here ends the thread.

/** The status by which PGlite tells that a statement has failed, and nothing else. */
const FAILED_STATEMENT = 100;

const port = parentPort as MessagePort;
const { dataDir, asCopy } = workerData as Cluster;
/** A quarter of PostgreSQL's own: what falls out of them is in the machine's file cache. */
const SHARED_BUFFERS = '32MB';
/** As on the connections to PostgreSQL (`postgres/create-pool.ts`). */
const RANDOM_PAGE_COST = '1.1';
const pglite = await PGlite.create({
  ...(dataDir === null ? {} : { dataDir }),
  ...(asCopy ? await beginEmpty() : {}),
  startParams: [
    ...PGlite.defaultStartParams,
    '-c',
    `shared_buffers=${SHARED_BUFFERS}`,
    '-c',
    `random_page_cost=${RANDOM_PAGE_COST}`,
  ],
  extensions: { pg_trgm, unaccent, fuzzystrmatch },
});

// PGlite goes on after a failure of its own, perhaps for ever and in a state that nobody knows.
const module = pglite.Module;
const goOn = module._PostgresMainLoopOnce;
module._PostgresMainLoopOnce = () => {
  try {
    goOn();
  } catch (error) {
    if ((error as { status?: number }).status === FAILED_STATEMENT) throw error;
    port.postMessage(inspect(error));
    process.exit(1);
  }
};

async function answer(question: Uint8Array): Promise<void> {
  const parts: Uint8Array[] = [];
  // What it hands over is a view of its memory, which the next part overwrites.
  const onRawData = (part: Uint8Array) => void parts.push(part.slice());
  await pglite.execProtocolRawStream(question, { onRawData });
  sendBytes(port, parts);
}

async function close(): Promise<void> {
  await pglite.close();
  port.close();
}

port.on('message', (bytes: Uint8Array | null) => (bytes === null ? close() : answer(bytes)));
port.postMessage('open');
