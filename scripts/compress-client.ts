import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);

const TEXT = /\.(?:js|mjs|css|svg|json|txt|xml|webmanifest|ico)$/;
/** Bytes; below, a compressed file saves no packet. */
const SMALLEST = 1_000;

/**
 * Puts `.br` and `.gz` beside every text file below `folder`, at the best quality: it happens once
 * per build. Returns how many files were compressed.
 */
export async function compressClient(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const done = await Promise.all(files.map(compressFile));
  return done.filter(Boolean).length;
}

async function compressFile(file: string): Promise<boolean> {
  const plain = await readFile(file);
  if (plain.length < SMALLEST) return false;
  await Promise.all([
    gzip(plain, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
    brotli(plain, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }).then((bytes) => writeFile(`${file}.br`, bytes)),
  ]);
  return true;
}

if (import.meta.main) await compressClient(process.argv[2] ?? 'build/client');
