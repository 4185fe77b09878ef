import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { type Program, startProgram } from '#tests/support/program.ts';

const checkout = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
const textOf = (file: string) => readFileSync(join(checkout, 'deploy', file), 'utf8');
/** The last stage of the Containerfile. */
const image = textOf('Containerfile').slice(textOf('Containerfile').lastIndexOf('\nFROM '));

type Service = { environment?: Record<string, string>; command?: string[] };
const { services } = parse(textOf('compose.yaml'), { merge: true }) as {
  services: Record<string, Service>;
};

/** Whether the machine can give a program files of its own, another account and no rights. */
export const canConfine =
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  ['unshare', 'setpriv', 'chroot', 'ldd'].every(
    (program) => spawnSync(program, ['--version']).error === undefined,
  );

/** The image's health check, as words for its Node.js. */
export const [, ...healthCheck] = JSON.parse(
  /^\s+CMD (\[.*\])$/m.exec(image)?.[1] ?? '[]',
) as string[];

/** The words that the compose file gives to a service's program. */
export const commandOf = (name: string) => services[name]?.command ?? [];

/** What the compose file sets for a service, filled in where nobody has set it. */
export const settingsOf = (name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(services[name]?.environment ?? {}).map(([key, value]) => [
      key,
      value.replace(/\$\{\w+:-(.*?)\}/g, '$1'),
    ]),
  );

/** Makes the image's files: what is built, its packages, Node.js with its libraries, and the account `node`. */
export async function makeRoot(folder: string): Promise<void> {
  for (const name of ['usr/local/bin', 'etc', 'proc', 'dev', 'tmp', 'data']) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  const dist = join(folder, 'dhow');
  const build = startProgram([process.execPath, join(checkout, 'scripts/build.ts'), dist], {});
  if ((await build.ended) !== 0) throw new Error(build.output());
  copyPackages(dist);
  const node = join(folder, 'usr/local/bin/node');
  copyFileSync(process.execPath, node);
  const addons = globSync('node_modules/**/*.node', { cwd: dist }).map((file) => join(dist, file));
  for (const library of new Set([node, ...addons].flatMap(librariesOf))) {
    if (library.startsWith(folder)) continue;
    mkdirSync(join(folder, dirname(library)), { recursive: true });
    copyFileSync(library, join(folder, library));
  }
  for (const file of ['dev/null', 'dev/urandom']) writeFileSync(join(folder, file), '');
  writeFileSync(join(folder, 'etc/passwd'), 'node:x:1000:1000::/home/node:/bin/sh\n');
  writeFileSync(join(folder, 'etc/hosts'), '127.0.0.1 localhost\n');
}

/** The packages of the build's lock file, with those within them. */
function copyPackages(dist: string): void {
  const { packages } = JSON.parse(readFileSync(join(dist, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, unknown>;
  };
  const outer = Object.keys(packages).filter((path) =>
    /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path),
  );
  for (const path of outer) {
    const from = join(checkout, path);
    if (existsSync(from)) cpSync(from, join(dist, path), { recursive: true, dereference: true });
  }
}

const librariesOf = (file: string) =>
  [...spawnSync('ldd', [file], { encoding: 'utf8' }).stdout.matchAll(/(\/\S+) \(0x/g)].map(
    ([, library = '']) => library,
  );

/** What the image sets, by its ENV. */
function imageSettings(): Record<string, string> {
  const lines = /^ENV ((?:.*\\\n)*.*)$/m.exec(image)?.[1] ?? '';
  const named = [...lines.matchAll(/(\w+)=(?:"([^"]*)"|(\S+))/g)];
  return Object.fromEntries(
    named.map(([, name = '', quoted, plain]) => [name, quoted ?? plain ?? '']),
  );
}

type Confined = { root: string; data: string; settings: Record<string, string> };

/**
 * Runs the image's Node.js in its files as the compose file runs a service: with the image's settings and those
 * given, as its account, without rights, with nothing to write to but `/tmp` and `/data`.
 */
export function runConfined(words: string[], { root, data, settings }: Confined): Program {
  mkdirSync(data, { recursive: true, mode: 0o700 });
  spawnSync('chown', ['1000:1000', data]);
  const mounts = [
    `mount --bind ${root} ${root}`,
    `mount --bind /proc ${root}/proc`,
    `mount --bind /dev/null ${root}/dev/null`,
    `mount --bind /dev/urandom ${root}/dev/urandom`,
    `mount -t tmpfs -o mode=1777 tmpfs ${root}/tmp`,
    `mount --bind ${data} ${root}/data`,
    `mount -o remount,ro,bind ${root}`,
  ];
  const own = ['unshare', '--mount', 'sh', '-c', `${mounts.join(' && ')} && exec "$@"`, 'sh'];
  const rights = ['setpriv', '--no-new-privs', '--bounding-set=-all,+setuid,+setgid,+sys_chroot'];
  const inside = ['chroot', '--userspec=1000:1000', '--groups=', root, '/usr/local/bin/node'];
  const shell = { HOME: '/home/node', TMPDIR: '/tmp', NODE_COMPILE_CACHE: '' };
  return startProgram([...own, ...rights, ...inside, ...words], {
    ...imageSettings(),
    ...settings,
    ...shell,
  });
}
