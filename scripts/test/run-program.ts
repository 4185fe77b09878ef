import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };

let running = 0;
let told = false;

/**
 * Runs a program on this Node and returns what it printed. Told to end, this process
 * prints that and ends, once all such programs have.
 */
export function runProgram(
  [program = '', ...args]: string[],
  environment: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    if (told) return;
    const child = spawn(process.execPath, [program, ...args], {
      cwd: root,
      env: { ...process.env, ...colour, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running += 1;
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    const pass = (signal: NodeJS.Signals) => {
      told = true;
      child.kill(signal);
    };
    for (const signal of signals) process.on(signal, pass);
    child.on('close', (code, signal) => {
      running -= 1;
      if (signal !== null) output += `\n${program} was ended by ${signal}.`;
      for (const signal of signals) process.off(signal, pass);
      if (told) {
        console.log(`\n${output.trim()}`);
        if (running === 0) process.exit(130);
        return;
      }
      resolve({ code: code ?? 1, output: output.trim() });
    });
  });
}
