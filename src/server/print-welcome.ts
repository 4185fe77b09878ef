import type { Config } from './config/read-config.ts';
import { demoLogins } from './demo/demo-logins.ts';

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
  if (demo && !config.refuseDemoAccounts) {
    lines.push('', '  Demo log-ins');
    for (const { who, email, password } of demoLogins) {
      lines.push(`  ${who.padEnd(16)} ${email.padEnd(30)} ${password}`);
    }
  }
  console.log(`${lines.join('\n')}\n`);
}

/** Prints one line of progress during long work. */
export function printProgress(text: string): void {
  console.log(text);
}

/** Prints why a command failed, in a sentence. */
export function printRefusal(sentence: string): void {
  console.error(`\n${sentence}\n`);
}
