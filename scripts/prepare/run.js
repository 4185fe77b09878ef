import { spawn } from 'node:child_process';
import { root } from './project.js';

const running = new Set();

/**
 * Runs a program in the checkout, silently. Returns its exit code and everything it said;
 * a program that cannot be started answers code 127.
 */
export function run(command, args, environment = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (text) => {
      output += text;
    };
    running.add(child);
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output: output.trim() });
    });
  });
}

/**
 * Ends what runs when this process is told to end, or when the shell that started it has gone: a
 * shell that is signalled goes at once and leaves its children behind.
 */
export function stopTogether() {
  const stop = () => {
    for (const child of running) child.kill('SIGTERM');
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 250).unref();
}
