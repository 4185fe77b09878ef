import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { FORCE_COLOR: '0' };

/**
 * Runs a program of node_modules on this Node and returns what it printed. Told to end, this process
 * prints that and ends, once the program has.
 */
export function runProgram(
  [program = '', ...args]: string[],
  environment: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [`node_modules/${program}`, ...args], {
      cwd: root,
      env: { ...process.env, ...colour, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    let told = false;
    const pass = (signal: NodeJS.Signals) => {
      told = true;
      child.kill(signal);
    };
    for (const signal of signals) process.on(signal, pass);
    child.on('close', (code, signal) => {
      if (signal !== null) output += `\n${program} was ended by ${signal}.`;
      for (const signal of signals) process.off(signal, pass);
      if (told) {
        console.log(`\n${output.trim()}`);
        process.exit(130);
      }
      resolve({ code: code ?? 1, output: output.trim() });
    });
  });
}
