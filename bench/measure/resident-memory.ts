import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Resident memory of a process in MB. */
export function residentMemory(pid: number): number {
  const status = `/proc/${pid}/status`;
  const kilobytes = existsSync(status)
    ? /VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kilobytes) / 1024;
}

/** The most that a process holds while `work` goes on, looked at four times a second. */
export async function mostMemoryDuring(pid: number, work: () => Promise<void>): Promise<number> {
  let most = residentMemory(pid);
  const timer = setInterval(() => {
    most = Math.max(most, residentMemory(pid));
  }, 250);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return Math.max(most, residentMemory(pid));
}
