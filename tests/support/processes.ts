import { execFileSync } from 'node:child_process';

/** The ids of the processes that a process has started. */
export function childrenOf(parent: number): number[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' });
  return table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, ppid, state]) => Number(ppid) === parent && !state?.startsWith('Z'))
    .map(([pid]) => Number(pid));
}

export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
