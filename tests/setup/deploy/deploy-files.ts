import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder `deploy/` of the checkout. */
export const deploy = fileURLToPath(new URL('../../../deploy', import.meta.url));

/** Returns the text of a file in it. */
export const textOf = (...path: string[]) => readFileSync(join(deploy, ...path), 'utf8');

/** Whether the machine has a program. */
export const has = (program: string) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'].some((folder) => {
    try {
      return readdirSync(folder).includes(program);
    } catch {
      return false;
    }
  });

/** What programs run with that need to write to a home: `folder`. */
export const environmentIn = (folder: string) => ({
  PATH: `${process.env.PATH}${delimiter}/usr/sbin`,
  HOME: folder,
  XDG_DATA_HOME: folder,
  XDG_CONFIG_HOME: folder,
});

/** Runs a program with `folder` as its home; returns all that it said. Throws what it said where it fails. */
export function runIn(folder: string, program: string, ...args: string[]): string {
  return execFileSync(program, args, {
    encoding: 'utf8',
    stdio: 'pipe',
    env: environmentIn(folder),
  });
}

/** What a balancer asks: what all replicas share is left out (docs/behaviour/operation.md#health). */
export const READY = '/api/health/ready?exclude=database,migrations,store';

/** What must be waited for before a process is killed, in seconds (docs/behaviour/operation.md#stop). */
export const graceOf = (settings: Record<string, string | undefined>) =>
  Number(settings.DRAIN_SECONDS ?? 0) + Number(settings.SHUTDOWN_SECONDS ?? 60) + 20;
