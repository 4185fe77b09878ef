import type { Progress } from '#services/backup/archive-format.ts';

const WIDTH = 30;
const REDRAW_MS = 100;

/** Shows a bar on a terminal, and elsewhere one line for each step that is over. */
export function terminalProgress(output: NodeJS.WriteStream = process.stdout): Progress {
  let drawn = 0;
  const clear = () => {
    if (output.isTTY) output.write('\r\u001b[K');
  };
  return {
    at(step, done) {
      if (!output.isTTY || Date.now() - drawn < REDRAW_MS) return;
      drawn = Date.now();
      const filled = Math.round(done * WIDTH);
      const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
      clear();
      output.write(`${step.padEnd(10)} ${bar} ${Math.floor(done * 100)} %`);
    },
    done(line) {
      clear();
      output.write(`${line}\n`);
    },
  };
}
