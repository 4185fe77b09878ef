import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { inRoot, root } from './project.js';

/** A short name for the content of files and folders (paths below the checkout) and of `facts`. */
export function digestOf(paths, facts) {
  const hash = createHash('sha256').update(JSON.stringify(facts));
  for (const file of paths.flatMap((path) => filesIn(inRoot(path))).sort()) {
    hash.update(`\n${relative(root, file).split(sep).join('/')}\n`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 32);
}

function filesIn(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.includes('.test.')) return [];
    return entry.isDirectory() ? filesIn(join(path, entry.name)) : [join(path, entry.name)];
  });
}
