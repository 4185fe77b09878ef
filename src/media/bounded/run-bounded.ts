import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import PQueue from 'p-queue';
import { said } from '#languages/said.ts';
import { type MediaError, mediaError } from '../media-error.ts';
import type { Report } from './report.ts';

type Bounds = {
  /** Limit of the process's resident memory in megabytes. */
  memoryMb: number;
  /** The part of it for JavaScript's heap. */
  heapMb: number;
  seconds: number;
  /** Limit of the report in megabytes. */
  reportMb: number;
};

/**
 * Address space that Node.js reserves at its start without using it, nearly all of it for compiled
 * code.
 */
const RESERVED_MB = 640;
const LOOK_EVERY_MS = 25;
const MOST_WAITING = 8;

/** One such process at a time, so that the limits of one hold for all together. */
const oneAtATime = new PQueue({ concurrency: 1 });

/**
 * Runs `script`, which ends in `report`, in its own process, on files that may be hostile. The
 * process has no environment, and is killed where it exceeds its memory, time or output: then
 * `exceeded` is thrown. Throws MediaError `busy` where too many wait already, and an Error with the
 * end of what the process said where it broke down by itself.
 */
export async function runBounded<Result>(
  script: URL,
  task: object,
  bounds: Bounds,
  exceeded: () => MediaError,
): Promise<Result> {
  if (oneAtATime.size >= MOST_WAITING) {
    throw mediaError('busy', said('manyFilesNow'));
  }
  return oneAtATime.add(async (): Promise<Result> => {
    const child = startChild(script, task, bounds);
    const watch = endWhenOver(child, bounds);
    try {
      const text = await textOf(child, bounds.reportMb);
      if (text === null) throw exceeded();
      const report = JSON.parse(text) as Report<Result>;
      if ('result' in report) return report.result;
      if ('refusal' in report) throw mediaError(report.refusal.code, report.refusal.message);
      throw brokenDown(report.fault);
    } finally {
      clearInterval(watch);
      child.kill('SIGKILL');
    }
  });
}

const brokenDown = (words: string) => new Error(`A file could not be looked at: ${words}`);

type Child = ChildProcessByStdio<null, Readable, Readable>;

/** The shell sets the limits that the operating system enforces, then becomes the process. */
function startChild(script: URL, task: object, { memoryMb, heapMb, seconds }: Bounds): Child {
  const limits = `ulimit -c 0; ulimit -t ${seconds}; ulimit -d ${(RESERVED_MB + memoryMb) * 1024}`;
  const node = [process.execPath, `--max-old-space-size=${heapMb}`, '--max-semi-space-size=8'];
  return spawn(
    '/bin/sh',
    ['-c', `${limits}; exec "$@"`, 'sh', ...node, fileURLToPath(script), JSON.stringify(task)],
    { stdio: ['ignore', 'pipe', 'pipe'], env: {} },
  );
}

function endWhenOver(child: Child, { memoryMb, seconds }: Bounds): NodeJS.Timeout {
  const latest = Date.now() + seconds * 1000;
  return setInterval(async () => {
    const resident = await residentMb(child.pid ?? 0);
    if (resident > memoryMb || Date.now() > latest) child.kill('SIGKILL');
  }, LOOK_EVERY_MS);
}

/** Returns zero where the system does not say; then only the system's own limits hold. */
async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
}

/** What a process says that gets no more memory than `ulimit` and its heap allow. */
const NO_MEMORY = /out of memory|heap limit|allocation failed|bad_alloc|ENOMEM/i;
const KEPT_WORDS = 8000;

/**
 * Returns what the process wrote, or null where it was ended for exceeding a limit. Throws what it said
 * where it broke down.
 */
async function textOf(child: Child, mostMb: number): Promise<string | null> {
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const chunks: Buffer[] = [];
  let bytes = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > mostMb * 1024 * 1024) child.kill('SIGKILL');
    else chunks.push(chunk);
  });
  let words = '';
  child.stderr.setEncoding('utf8').on('data', (some: string) => {
    words = (words + some).slice(-KEPT_WORDS);
  });
  const code = await ended;
  if (code === 0) return Buffer.concat(chunks).toString();
  if (OF_LIMITS.has(child.signalCode ?? '') || NO_MEMORY.test(words)) return null;
  throw brokenDown(`it ended with ${child.signalCode ?? code}. ${words}`);
}

/** Sent for too much memory, output or time, by us or by the system. */
const OF_LIMITS = new Set(['SIGKILL', 'SIGXCPU']);
