import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What Node has compiled is kept for the next program: a start takes a fifth less of the processor. */
const NODE_COMPILE_CACHE = join(tmpdir(), 'dhow-compile-cache');

export type Program = {
  process: ChildProcess;
  /** Everything it has printed so far. */
  output: () => string;
  /** Its exit code, or the name of the signal that ended it, once it has gone. */
  ended: Promise<number | string>;
};

type Options = {
  /** Where it runs, else in the checkout. */
  cwd?: string;
  /** A folder that goes when this process does, whatever ends it. */
  folder?: string | null;
};

/**
 * Runs a command with nothing of our environment but what a shell has, in a process group of its
 * own. The group ends with this process at the latest.
 */
export function startProgram(
  command: string[],
  environment: Record<string, string>,
  { cwd = root, folder = null }: Options = {},
): Program {
  const { PATH = '', HOME = '', TMPDIR } = process.env;
  const ownPath = PATH.split(delimiter).filter((entry) => !entry.includes('node_modules'));
  const [file = '', ...args] = command;
  const child = spawn(file, args, {
    cwd,
    detached: true,
    env: {
      PATH: ownPath.join(delimiter),
      HOME,
      NODE_COMPILE_CACHE,
      ...(TMPDIR ? { TMPDIR } : {}),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  if (child.pid !== undefined) watchOver(child.pid, folder);
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string);
  return { process: child, output: () => said, ended };
}

/** Ends the group once we have gone, and removes the folder: even a killed run leaves nothing. */
const watch = `
while kill -0 "$1"; do
  kill -s 0 -- "-$2" || exit 0
  sleep 0.5
done
kill -s KILL -- "-$2"
test -z "$3" || rm -rf "$3"`;

function watchOver(group: number, folder: string | null): void {
  const names = [String(process.pid), String(group), folder ?? ''];
  spawn('sh', ['-c', watch, 'watch', ...names], { detached: true, stdio: 'ignore' }).unref();
}
