import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { LoadRequest, LoadResult } from './autocannon-process.ts';

const run = promisify(execFile);

/** Whether the machine has wrk (a package of that name on Debian and with Homebrew). */
export const isWrkInstalled = () => spawnSync('wrk', ['-v']).error === undefined;

/** Asks for many paths in turn; each run begins at another of them. */
const SCRIPT = `
local requests, at = {}, 0
function init(args)
  for path in io.lines(args[1]) do requests[#requests + 1] = wrk.format(nil, path) end
  at = tonumber(args[2]) % #requests
end
function request()
  at = at % #requests + 1
  return requests[at]
end
`;

/** What wrk says at its end. */
export type Answered = LoadResult & { requests: number };

/** Runs wrk, and reads what it says. */
export async function wrk(args: readonly string[]): Promise<Answered> {
  const { stdout } = await run('wrk', args, { encoding: 'utf8' });
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0);
  const socketErrors = /Socket errors: (.*)/.exec(stdout)?.[1]?.match(/\d+/g) ?? [];
  return {
    requests: number(/(\d+) requests in/),
    requestsPerSecond: number(/Requests\/sec:\s+([\d.]+)/),
    failures:
      number(/Non-2xx or 3xx responses: (\d+)/) +
      socketErrors.reduce((sum, count) => sum + Number(count), 0),
  };
}

/** Fires one slice of load with wrk. */
export async function runWrk(shot: LoadRequest): Promise<LoadResult> {
  const folder = mkdtempSync(join(tmpdir(), 'dhow-bench-wrk-'));
  try {
    return await wrk(argumentsOf(shot, folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function argumentsOf(
  { url, paths, headers = {}, connections, seconds }: LoadRequest,
  folder: string,
) {
  const common = [
    ...['--threads', '1', '--connections', String(connections)],
    ...['--duration', `${seconds}s`, '--timeout', '30s'],
    ...Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}: ${value}`]),
  ];
  const [only = '/', ...others] = paths;
  if (others.length === 0) return [...common, url + only];
  const script = join(folder, 'paths.lua');
  const list = join(folder, 'paths');
  writeFileSync(script, SCRIPT);
  writeFileSync(list, paths.join('\n'));
  const first = String(Math.floor(Math.random() * paths.length));
  return [...common, '--script', script, url, '--', list, first];
}
