import type { Config } from './config.ts';
import { demoLogins } from './demo/demo-logins.ts';

/** Tells whoever started Dhow where to go. */
export function printWelcome(config: Config, port: number, demo: boolean): void {
  const url = config.publicUrlGiven
    ? config.publicUrl
    : config.publicUrl.replace(/:\d+$/, `:${port}`);
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

/** One line of progress while something long goes on. */
export function printProgress(text: string): void {
  console.log(text);
}

/** Why a command did not do what it should, in a sentence. */
export function printRefusal(sentence: string): void {
  console.error(`\n${sentence}\n`);
}
