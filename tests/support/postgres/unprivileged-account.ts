import { readFileSync } from 'node:fs';

export type Account = { uid: number; gid: number };

/** PostgreSQL refuses to run as root: whom it shall run as then, and null for everybody else. */
export function unprivilegedAccount(): Account | null {
  if (process.getuid?.() !== 0) return null;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const wanted of ['postgres', 'nobody']) {
    const found = accounts.find(([name]) => name === wanted);
    if (found) return { uid: Number(found[2]), gid: Number(found[3]) };
  }
  throw new Error('Run as root, the tests need an account called postgres or nobody.');
}
