import { join } from 'node:path';
import type { Config } from './config/read-config.ts';
import { DEMO_PASSWORD_FILE, demoLogins, keptDemoPassword } from './demo/demo-logins.ts';

/** Prints the addresses for the person who started Dhow. */
export function printWelcome(config: Config, port: number, demo: boolean): void {
  const url = config.publicUrlGiven
    ? config.publicUrl
    : config.publicUrl.replace(/:\d+$/, `:${port}`);
  if (config.role === 'worker') {
    console.log(`\n  Dhow works in the background; its health is at ${url}/api/health/ready\n`);
    return;
  }
  const lines = [
    '',
    `  Dhow is open at ${url}`,
    '',
    `  Storefront   ${url}/`,
    `  Sellers      ${url}/seller/`,
    `  Admins       ${url}/admin/login`,
    `  API          ${url}/api/docs`,
  ];
  if (demo) {
    lines.push('', `  Demo log-ins, ${demoPasswordInWords(config)}`);
    for (const { who, email } of demoLogins) lines.push(`  ${who.padEnd(16)} ${email}`);
  }
  console.log(`${lines.join('\n')}\n`);
}

/** What a server prints that others can reach ends up in logs: there the password is named by its file. */
function demoPasswordInWords({ dataDir, isPrivate }: Config): string {
  const file = join(dataDir, DEMO_PASSWORD_FILE);
  const password = keptDemoPassword(dataDir);
  if (password === null) return 'whose password was drawn elsewhere';
  return isPrivate ? `all with the password ${password}` : `whose password is in ${file}`;
}

/** Prints one line of progress during long work. */
export function printProgress(text: string): void {
  console.log(text);
}

/** Prints why a command failed, in a sentence. */
export function printRefusal(sentence: string): void {
  console.error(`\n${sentence}\n`);
}

/** What a check of settings has found, in a sentence without secrets. */
type Finding = { name: string; isRight: boolean; sentence: string };

/** Prints a line: ✓ or ✗, the setting, and what was found or what to do. */
export function printFinding({ name, isRight, sentence }: Finding): void {
  console.log(`${isRight ? '✓' : '✗'} ${name}: ${sentence}`);
}
