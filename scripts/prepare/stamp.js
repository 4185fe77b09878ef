import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The stamp in `file`, or the empty string where nothing was finished. */
export function readStamp(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Removes the stamp, so that work cut off in the middle never looks finished. */
export function removeStamp(file) {
  rmSync(file, { force: true });
}

/** Says that the work is finished: the whole stamp at once, or none. */
export function writeStamp(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}
