import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { type Program, startProgram } from './program.ts';

/** Only a start that hangs takes so long, however busy the machine is. */
const PATIENCE_MS = 240_000;

export type TestServer = Program & {
  url: string;
  dataDir: string;
  /** Ends it as an operator would, and removes its data if that was its own; returns how it ended. */
  stop: () => Promise<number | string>;
};

/** The command of `npm start` without its preparations, and the whole of it on the machine's Node. */
export const serverCommand = ['scripts/serve.sh'];
export const npmStart = ['npm', 'start'];

/**
 * Starts the real server on a free port, with a data folder of its own unless `DATA_DIR` names one,
 * without the demo unless `DEMO` says so, and waits until it can serve. The folder of its own begins
 * as a copy of `dataFrom`, where that is given. Throws what it printed where it does not serve.
 */
export async function startServer(
  environment: Record<string, string> = {},
  command: string[] = serverCommand,
  dataFrom?: string,
): Promise<TestServer> {
  const ownFolder =
    environment.DATA_DIR === undefined ? await mkdtemp(join(tmpdir(), 'dhow-server-')) : null;
  if (ownFolder !== null && dataFrom !== undefined) {
    await cp(dataFrom, ownFolder, { recursive: true });
  }
  const settings = {
    LOG_LEVEL: 'warn',
    DEMO: '0',
    PORT: String(await freePort()),
    ...(ownFolder === null ? {} : { DATA_DIR: ownFolder }),
    ...environment,
  };
  const program = startProgram(command, settings, { folder: ownFolder });
  const url = `http://127.0.0.1:${settings.PORT}`;
  const stop = async () => {
    program.process.kill('SIGTERM');
    const how = await program.ended;
    if (ownFolder !== null) await rm(ownFolder, { recursive: true, force: true });
    return how;
  };
  try {
    await healthy(program, url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { ...program, url, dataDir: environment.DATA_DIR ?? ownFolder ?? '', stop };
}

async function healthy(program: Program, url: string): Promise<void> {
  const { process: child, output } = program;
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await wait(100)) {
    if (child.exitCode !== null || child.signalCode !== null) {
      const how = child.signalCode ?? child.exitCode;
      throw new Error(`The server ended (${how}) while it started:\n${output()}`);
    }
    const answer = await fetch(`${url}/api/health`).catch(() => null);
    if (answer?.ok) return;
  }
  throw new Error(`The server was not ready within ${PATIENCE_MS / 1000} s:\n${output()}`);
}
