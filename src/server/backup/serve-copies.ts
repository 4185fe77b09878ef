import { randomBytes, timingSafeEqual } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { clusterOf } from '#database/embedded-folder.ts';
import {
  beginBackup,
  endBackup,
  missingByArchive,
  renewBackup,
} from '#database/queries/backup-runs.ts';
import { copyRunningCluster } from '#database/transfer/copy-cluster.ts';
import type { AppContext } from '#services/app-context.ts';
import { refusalSentence } from '../refusal-sentence.ts';

/** What `npm run backup` asks the server for, and then tells it of the end. */
const CopyRequest = z.object({
  token: z.string(),
  scheduled: z.boolean(),
  archive: z.string(),
  due: z.object({ afterGoodMs: z.number(), afterFailureMs: z.number() }).nullable(),
});
const BackupEnd = z.union([
  z.object({ bytes: z.number(), missing: z.int() }),
  z.object({ error: z.string() }),
]);
/** What the server answers: where the copy is, or why there is none. */
export const CopyAnswer = z.union([
  z.object({ copy: z.string() }),
  z.object({ busy: z.literal(true) }),
  z.object({ refused: z.string() }),
]);

/** And what once it has noted the end. */
export const CopyEnd = z.object({ missing: z.record(z.string(), z.int()) });

/** Where a server that has the embedded database can be asked for a copy of it. */
export const doorFileOf = (databaseFolder: string) => join(databaseFolder, 'backup-door.json');
export const copyOf = (databaseFolder: string) => join(databaseFolder, 'copy');

const RENEW_EVERY_MS = 30_000;

/**
 * Lets commands of this machine, by a key that only this account can read, have a copy of the embedded
 * database, which no other process can open. The copy lasts, and media stay, as long as the connection.
 */
export async function serveCopies(
  context: AppContext,
  databaseFolder: string,
): Promise<{ stop: () => Promise<void> }> {
  const token = randomBytes(32).toString('hex');
  const doorFile = doorFileOf(databaseFolder);
  const copy = copyOf(databaseFolder);
  await rm(copy, { recursive: true, force: true });
  const sockets = new Set<Socket>();
  const serving = new Set<Promise<void>>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => sockets.delete(socket));
    const served = serveOne(context, databaseFolder, token, socket)
      .catch((error) => {
        context.log.error({ err: error }, 'a backup could not be served');
        socket.destroy();
      })
      .finally(() => serving.delete(served));
    serving.add(served);
  });
  server.unref();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await writeFile(doorFile, JSON.stringify({ port, token }), { mode: 0o600 });
  return {
    stop: async () => {
      await rm(doorFile, { force: true });
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
      await Promise.all(serving);
    },
  };
}

async function serveOne(
  context: AppContext,
  databaseFolder: string,
  token: string,
  socket: Socket,
): Promise<void> {
  const { db } = context;
  const say = (answer: z.infer<typeof CopyAnswer> | z.infer<typeof CopyEnd>) =>
    socket.write(`${JSON.stringify(answer)}\n`);
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  const asked = CopyRequest.safeParse(await nextLine(lines));
  if (!asked.success || !isSame(asked.data.token, token)) return void socket.destroy();
  const { scheduled, archive, due } = asked.data;
  const id = await beginBackup(db, { scheduled, archive }, due);
  if (id === null) return void say({ busy: true });
  const renewing = setInterval(() => {
    renewBackup(db, id).catch((error) =>
      context.log.warn({ err: error }, 'a lease was not renewed'),
    );
  }, RENEW_EVERY_MS);
  const copy = copyOf(databaseFolder);
  try {
    await copyRunningCluster(db, clusterOf(databaseFolder), copy);
    say({ copy });
    const end = BackupEnd.safeParse(await nextLine(lines));
    await endBackup(db, id, end.success ? end.data : { error: 'It was cut off before its end.' });
    say({ missing: await missingByArchive(db) });
  } catch (error) {
    const refused = refusalSentence(error);
    say({ refused });
    // The database may need the room that the copy takes.
    await rm(copy, { recursive: true, force: true });
    await endBackup(db, id, { error: refused });
  } finally {
    clearInterval(renewing);
    await rm(copy, { recursive: true, force: true });
    socket.end();
  }
}

/** The next line as JSON; null at the end, or where it is none. */
export async function nextLine(lines: AsyncIterator<string>): Promise<unknown> {
  const { done, value } = await lines.next();
  try {
    return done ? null : JSON.parse(value);
  } catch {
    return null;
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
