import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What the compiler says of a line, or is expected to say; `file` is relative to `wrong/`. */
export type Complaint = { file: string; line: number; message: string };

/** Compiles all of `wrong/` at once, by the settings of the repository. Returns the errors. */
export async function compileWrong(): Promise<Complaint[]> {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const settings = join(root, 'tests/types/tsconfig.json');
  const output = await new Promise<string>((resolve, reject) => {
    const options = ['--noEmit', '--pretty', 'false', '--project', settings];
    execFile(process.execPath, [compiler, ...options], { cwd: root }, (error, stdout, stderr) => {
      if (error !== null && stdout === '') reject(new Error(stderr || error.message));
      else resolve(stdout);
    });
  });
  return output.split(/\n(?=\S)/).flatMap((text) => {
    const found = /^(.+?)\((\d+),\d+\): error (TS\d+: [\s\S]*)$/.exec(text.trim());
    if (found === null) return text.trim() === '' ? [] : [{ file: '', line: 0, message: text }];
    const [, path = '', line, message = ''] = found;
    return [{ file: path.replace('tests/types/wrong/', ''), line: Number(line), message }];
  });
}

/** The lines of `wrong/` that must not compile: each follows a `// expects: …`, part of the error. */
export function expectedComplaints(): Complaint[] {
  const folder = join(root, 'tests/types/wrong');
  return globSync('*.{ts,tsx}', { cwd: folder }).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .flatMap((text, index) => {
        const message = /^\s*(?:\{\/\*|\/\/) expects: (.+?)(?: \*\/\})?$/.exec(text)?.[1];
        return message === undefined ? [] : [{ file, line: index + 2, message }];
      }),
  );
}
