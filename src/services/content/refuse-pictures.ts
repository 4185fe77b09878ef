import { failure } from '../failure.ts';

const GONE = 'This picture is not there any more. Upload it again.';

/** Refuses what names pictures that are missing, at each of their paths, as `content/slides/0/picture`. */
export function refusePictures(path: string, named: unknown, missing: readonly string[]): void {
  if (missing.length === 0) return;
  const fields = Object.fromEntries(pathsOf(path, named, missing).map((each) => [each, GONE]));
  throw failure(422, 'validation-failed', GONE, { fields });
}

function pathsOf(path: string, tree: unknown, ids: readonly string[]): string[] {
  if (typeof tree === 'string') return ids.includes(tree) ? [path] : [];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, each]) => pathsOf(`${path}/${key}`, each, ids));
}
