import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const run = promisify(execFile);
const PICTURE = /\.(?:avif|webp|jpg)$/;
const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

/**
 * Has the shop's own pictures in `.scenes` before a build or the development server begins, and puts
 * them among the assets: their names carry the hash of their content.
 */
export function scenes(): Plugin {
  let folder = '';
  return {
    name: 'dhow-scenes',
    async config({ root = process.cwd() }) {
      folder = join(root, '.scenes');
      await run(process.execPath, [join(root, 'scripts/scenes/cut-scenes.ts'), folder]);
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const file of await readdir(folder)) {
        if (!PICTURE.test(file)) continue;
        const source = await readFile(join(folder, file));
        this.emitFile({ type: 'asset', fileName: `assets/${file}`, source });
      }
    },
    configureServer(server) {
      server.middlewares.use('/assets', (request, response, next) => {
        const [, file = '', kind = ''] =
          /^\/([\w-]+\.(avif|webp|jpg))$/.exec(request.url ?? '') ?? [];
        if (file === '') return next();
        readFile(join(folder, file)).then((bytes) => {
          response.setHeader('Content-Type', types[kind as keyof typeof types]);
          response.end(bytes);
        }, next);
      });
    },
  };
}
