import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Starts `file`, a module of this folder, with this environment. */
export function forkProcess(file: string, environment: Record<string, string> = {}): ChildProcess {
  return fork(fileURLToPath(new URL(file, import.meta.url)), {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...environment },
  });
}

/** The next message of a process; throws when the process ends instead. */
export function nextMessage<T>(child: ChildProcess): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const ended = () => reject(new Error(`${child.spawnargs.at(-1)} ended before it answered`));
  if (child.exitCode !== null || child.signalCode !== null) ended();
  child.once('exit', ended);
  child.once('message', (message) => {
    child.off('exit', ended);
    resolve(message as T);
  });
  return promise;
}
