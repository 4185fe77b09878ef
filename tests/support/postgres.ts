import pg from 'pg';
import { makeFolder, removeFolder, removeLeftovers } from './postgres/folders.ts';
import { installedBinaries } from './postgres/installed-binaries.ts';
import { packagedBinaries } from './postgres/packaged-binaries.ts';
import { type Cluster, runCluster, stopCluster } from './postgres/run-cluster.ts';
import { type Account, unprivilegedAccount } from './postgres/unprivileged-account.ts';
import { childrenOf } from './processes.ts';

export type TestPostgres = {
  /** The address of the server's own database. */
  url: string;
  /** Makes an empty database and returns its address. */
  createDatabase: () => Promise<string>;
  /** Ends the server and all connections, and keeps its data for `startAgain`. */
  shutDown: () => Promise<void>;
  /** Starts it again at the same address. */
  startAgain: () => Promise<void>;
  /** Stops all its processes where they are: connections stay open, and nothing answers. */
  freeze: () => void;
  /** Lets what is frozen go on. */
  thaw: () => void;
  /** Ends the server and removes everything it wrote. */
  stop: () => Promise<void>;
};

type Source = 'machine' | 'package';

/**
 * A real PostgreSQL that lives as long as this process at most: the machine's own where it is new
 * and complete enough, else the one that npm brought. Throws why each of them did not start.
 */
export async function startPostgres(
  sources: readonly Source[] = ['machine', 'package'],
): Promise<TestPostgres> {
  await removeLeftovers();
  const account = unprivilegedAccount();
  const failures: string[] = [];
  for (const source of sources) {
    for (const find of source === 'machine' ? onMachine() : [packagedBinaries]) {
      const started = await tryToStart(find, account);
      if (typeof started !== 'string') return started;
      failures.push(started);
    }
  }
  throw new Error(`No PostgreSQL could be started for the tests.\n${failures.join('\n')}`);
}

type FindBinaries = (folder: string) => string | Promise<string>;

function onMachine(): FindBinaries[] {
  return installedBinaries().map((folder) => () => folder);
}

async function tryToStart(
  find: FindBinaries,
  account: Account | null,
): Promise<TestPostgres | string> {
  const folder = makeFolder(account);
  try {
    const binaries = await find(folder);
    const run = (port?: number) => runCluster(binaries, folder, account, undefined, port);
    return running(await run(), run, folder);
  } catch (error) {
    removeFolder(folder);
    return String((error as { stderr?: string }).stderr || (error as Error).message);
  }
}

function running(
  first: Cluster,
  run: (port: number) => Promise<Cluster>,
  folder: string,
): TestPostgres {
  const { url } = first;
  let server = first.process;
  const signalAll = (signal: NodeJS.Signals) => {
    const { pid } = server;
    if (pid === undefined || server.exitCode !== null || server.signalCode !== null) return;
    for (const each of [pid, ...childrenOf(pid)]) {
      try {
        process.kill(each, signal);
      } catch (error) {
        // Whoever served a connection ends with it.
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
    }
  };
  const thaw = () => signalAll('SIGCONT');
  const shutDown = () => {
    thaw();
    return stopCluster(server);
  };
  const forget = atExit(() => {
    thaw();
    server.kill('SIGQUIT');
    removeFolder(folder);
  });
  return {
    url,
    createDatabase: () => createDatabase(url),
    shutDown,
    startAgain: async () => {
      server = (await run(Number(new URL(url).port))).process;
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw,
    stop: async () => {
      await shutDown();
      removeFolder(folder);
      forget();
    },
  };
}

/** Makes an empty database on the server at this address; returns its own. */
export async function createDatabase(server: string): Promise<string> {
  const name = `test_${Math.random().toString(36).slice(2, 12)}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}

/** Nothing outlives this process, whatever ends it; after a `kill -9` the next start tidies up. */
function atExit(remove: () => void): () => void {
  const leave = () => process.exit(130);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  process.on('exit', remove);
  for (const name of signals) process.on(name, leave);
  return () => {
    process.off('exit', remove);
    for (const name of signals) process.off(name, leave);
  };
}
