import { once } from 'node:events';
import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { sendBytes } from './send-bytes.ts';

/** Where a database is: in a folder or in memory, and whether it begins as a copy of an empty one. */
export type Cluster = { dataDir: string | null; asCopy: boolean };

/** Enough for PostgreSQL to refuse by itself what is nested too deep. */
const STACK_MB = 16;
/** The thread copies answers and keeps nothing: a small heap is collected before its buffers pile up. */
const HEAP = { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 128 };

/**
 * Opens PGlite in a thread of its own. The stream carries PostgreSQL's protocol there and back, as a
 * socket does to a server. Ending it closes the database and ends the thread; where the thread ends by
 * itself, the stream breaks.
 */
export async function openThread(cluster: Cluster): Promise<Duplex> {
  const script = new URL('./embedded-thread.ts', import.meta.url);
  const thread = new Worker(script, {
    name: 'database',
    workerData: cluster,
    execArgv: [],
    resourceLimits: { stackSizeMb: STACK_MB, ...HEAP },
  });
  await once(thread, 'message');
  const stream = new Duplex({
    read: () => {},
    write: (chunk: Buffer, _encoding, done) => {
      sendBytes(thread, [chunk]);
      done();
    },
    // The messages of one statement are sent together.
    writev: (chunks, done) => {
      sendBytes(
        thread,
        chunks.map(({ chunk }) => chunk),
      );
      done();
    },
    final: (done) => {
      thread.once('exit', () => done());
      thread.postMessage(null);
    },
    destroy: (error, done) => {
      thread.terminate().then(() => done(error), done);
    },
  });
  thread.on('message', (answer: Uint8Array | string) => {
    if (typeof answer === 'string') stream.destroy(new Error(answer));
    else stream.push(Buffer.from(answer.buffer));
  });
  thread.on('error', (error) => stream.destroy(error as Error));
  thread.on('exit', (code) => {
    if (stream.writableEnded) stream.push(null);
    else stream.destroy(new Error(`The thread of the database ended with code ${code}.`));
  });
  return Object.assign(stream, socketMethods(stream, thread));
}

/** What node-postgres asks of a socket beyond a stream. */
const socketMethods = (stream: Duplex, thread: Worker) => ({
  connect: () => void process.nextTick(() => stream.emit('connect')),
  setNoDelay: () => {},
  ref: () => thread.ref(),
  unref: () => thread.unref(),
});
