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
const settings = {
  /** A quarter of PostgreSQL's own: what falls out of them is in the machine's file cache. */
  shared_buffers: '32MB',
  /** As on the connections to PostgreSQL (`postgres/create-pool.ts`). */
  random_page_cost: '1.1',
  /**
   * What is new in an index of words or attributes is merged into it by whoever fills its list, and everybody
   * waits: 70 ms for a list of PostgreSQL's 4 MB. Lists of 64 kB make writing a quarter slower, these a twentieth.
   */
  gin_pending_list_limit: '256kB',
};
const pglite = await PGlite.create({
  ...(dataDir === null ? {} : { dataDir }),
  ...(asCopy ? await beginEmpty() : {}),
  startParams: [
    ...PGlite.defaultStartParams,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
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
