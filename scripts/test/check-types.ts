// node scripts/test/check-types.ts: compiles everything, and with it what must not compile, `tests/types/wrong/`. Each
// line there that follows a `// expects: …` has an error that says so. Prints all other errors, and those that lack.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeSameTexts } from './same-texts.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const WRONG = 'tests/types/wrong';

type Complaint = { file: string; line: number; message: string };

/** The complaints of the compiler, which remembers what it found until files change. */
function compile(): Complaint[] {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  // Each checker more looks at the shared types again, on processors that other levels have use for.
  const how = ['--incremental', '--tsBuildInfoFile', 'build/types.tsbuildinfo', '--checkers', '1'];
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [compiler, '--noEmit', '--pretty', 'false', '--project', 'tests/types', ...how],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  return `${stdout}${stderr}`
    .split(/\n(?=\S)/)
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => {
      const [, file = '', line] = /^(.+?)\((\d+),\d+\): error TS/.exec(text) ?? [];
      return { file, line: Number(line ?? 0), message: text };
    });
}

function expectedComplaints(): Complaint[] {
  return globSync(`${WRONG}/*.{ts,tsx}`, { cwd: root }).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((text, index) => {
        const message = /^\s*(?:\{\/\*|\/\/) expects: (.+?)(?: \*\/\})?$/.exec(text)?.[1];
        return message === undefined ? [] : [{ file, line: index + 2, message }];
      }),
  );
}

writeSameTexts(root);
const expected = expectedComplaints();
const complaints = compile();
const isAt = (one: Complaint) => (other: Complaint) =>
  one.file === other.file && one.line === other.line;
const faults = [
  ...complaints.filter((said) => !expected.some(isAt(said))).map(({ message }) => message),
  ...expected
    .filter((wanted) =>
      complaints.every((said) => !isAt(wanted)(said) || !said.message.includes(wanted.message)),
    )
    .map(({ file, line, message }) => `${file}(${line}): no error says "${message}"`),
  ...(expected.length === 0 ? [`Nothing is expected to fail in ${WRONG}.`] : []),
];
console.log(faults.join('\n'));
process.exitCode = faults.length === 0 ? 0 : 1;
